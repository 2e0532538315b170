import type { TreeModel } from './treeModel';
import type { TreeNode } from './treeNode';
import { nextIndex } from '../list/nextIndex';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Moves focus and selection as a key says; false when it means nothing here. */
export function navigate<T>(model: TreeModel<T>, event: Key, page: number, multiselect: boolean): boolean {
  const { selection, rows } = model;
  const command = event.ctrlKey || event.metaKey;
  const node = selection.focused ?? rows[0];
  if (!node || event.altKey) return false;
  const at = Math.max(0, model.indexOf(node));
  const to = selection.focused ? nextIndex(event.key, at, rows.length, page) : nextIndexAtFirst(event.key, rows.length);
  const target = to === undefined ? undefined : rows[to];
  if (target) {
    if (multiselect && event.shiftKey) selection.extendTo(target);
    else if (multiselect && command) selection.focus(target);
    else selection.select(target);
    return true;
  }
  if (command) {
    if (event.key !== 'a' || !multiselect) return false;
    selection.selectAll();
    return true;
  }
  return unfold(model, node, event.key) || pick(model, node, event.key, multiselect);
}

// The first key in a tree that had no focus yet goes to its first row, or to its last.
function nextIndexAtFirst(key: string, count: number): number | undefined {
  return nextIndex(key, 0, count, 1) === undefined ? undefined : key === 'End' ? count - 1 : 0;
}

function unfold<T>(model: TreeModel<T>, node: TreeNode<T>, key: string): boolean {
  const { selection } = model;
  if (key === 'ArrowRight') {
    const [first] = node.children ?? [];
    if (node.expandable && !model.isExpanded(node)) void model.expand(node);
    else if (first && model.indexOf(first) >= 0) selection.select(first);
    return true;
  }
  if (key === 'ArrowLeft') {
    if (node.expandable && model.isExpanded(node)) model.collapse(node);
    else if (node.parent) selection.select(node.parent);
    return true;
  }
  if (key !== '*') return false;
  model.expandSiblings(node);
  return true;
}

function pick<T>(model: TreeModel<T>, node: TreeNode<T>, key: string, multiselect: boolean): boolean {
  if (key !== ' ') return false;
  if (multiselect) model.selection.toggle(node);
  else model.selection.select(node);
  return true;
}

const pause = 800;

/** Goes to the next row whose label begins with what is typed without a pause. */
export class TypeAhead {
  private typed = '';
  private at = 0;

  get isTyping(): boolean {
    return this.typed !== '' && performance.now() - this.at < pause;
  }

  find<T>(model: TreeModel<T>, letter: string): TreeNode<T> | undefined {
    const now = performance.now();
    this.typed = (now - this.at < pause ? this.typed : '') + letter.toLowerCase();
    this.at = now;
    // The same letter again and again walks through the rows that begin with it.
    const isRepeated = [...this.typed].every((typed) => typed === this.typed[0]);
    const wanted = isRepeated ? letter.toLowerCase() : this.typed;
    const { rows, selection } = model;
    const start = selection.focused ? model.indexOf(selection.focused) + (wanted.length === 1 ? 1 : 0) : 0;
    for (let step = 0; step < rows.length; step++) {
      const row = rows[(start + step) % rows.length];
      if (row?.key.startsWith(wanted)) return row;
    }
    return undefined;
  }
}
