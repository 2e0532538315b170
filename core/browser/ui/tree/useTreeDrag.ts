import { type DOMAttributes, type DragEvent, type KeyboardEvent, useState } from 'react';
import { useKitTexts } from '../useKitTexts';
import { isBelow, type TreeNode } from './treeNode';
import type { DropPlace, TreeProps } from './treeProps';

interface Drag<T> {
  readonly nodes: readonly TreeNode<T>[];
  /** By Ctrl+X; without it the mouse drags. */
  readonly cut: boolean;
  readonly over?: TreeNode<T>;
  readonly place?: DropPlace;
}

/** Dragging rows, and its twin on the keyboard: Ctrl+X, then Ctrl+V on the target; Alt with an arrow moves a row by one. */
export function useTreeDrag<T>({ model, canDrop, onDrop }: TreeProps<T>) {
  const t = useKitTexts();
  const [drag, setDrag] = useState<Drag<T>>();
  const [message, setMessage] = useState('');

  const allows = (nodes: readonly TreeNode<T>[], target: TreeNode<T> | undefined, place: DropPlace): boolean => {
    if (!onDrop || nodes.length === 0) return false;
    if (target && nodes.some((node) => node === target || isBelow(target, node))) return false;
    const items = nodes.map((node) => node.item);
    return canDrop?.(items, target?.item, place) ?? true;
  };
  const drop = (nodes: readonly TreeNode<T>[], target: TreeNode<T> | undefined, place: DropPlace): boolean => {
    if (!allows(nodes, target, place)) return false;
    const items = nodes.map((node) => node.item);
    onDrop?.(items, target?.item, place);
    setMessage(t('kit.dropped', { count: nodes.length }));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent, node: TreeNode<T>): boolean => {
    if (!onDrop) return false;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key === 'x') {
      const nodes = model.selection.around(node);
      setDrag({ nodes, cut: true });
      setMessage(t('kit.cut', { count: nodes.length }));
      return true;
    }
    if (drag?.cut && (event.key === 'Escape' || (command && event.key === 'v'))) {
      if (event.key === 'v') drop(drag.nodes, node.expandable ? node : node.parent, 'inside');
      setDrag(undefined);
      return true;
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false;
    const siblings = node.parent?.children ?? model.roots;
    const up = event.key === 'ArrowUp';
    const beside = siblings[node.index + (up ? -1 : 1)];
    return beside !== undefined && drop([node], beside, up ? 'before' : 'after');
  };
  const over = (event: DragEvent<HTMLElement>, target: TreeNode<T> | undefined) => {
    if (!drag || drag.cut) return;
    const place = target ? placeAt(event, (wanted) => allows(drag.nodes, target, wanted)) : 'inside';
    event.stopPropagation();
    if (place && allows(drag.nodes, target, place)) event.preventDefault();
    if (drag.over !== target || drag.place !== place) setDrag({ ...drag, over: target, place });
  };
  const end = (event: DragEvent<HTMLElement>, target: TreeNode<T> | undefined) => {
    if (!drag || drag.cut) return;
    event.preventDefault();
    event.stopPropagation();
    drop(drag.nodes, target, drag.place ?? 'inside');
    setDrag(undefined);
  };
  const rowProps = (node: TreeNode<T>): DOMAttributes<HTMLElement> & { draggable?: boolean; 'data-drop'?: string } => {
    if (!onDrop) return {};
    const isCut = drag?.cut && drag.nodes.includes(node) ? 'cut' : undefined;
    return {
      draggable: true,
      'data-drop': isCut ?? (drag?.over === node ? drag.place : undefined),
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.label);
        setDrag({ nodes: model.selection.around(node), cut: false });
      },
      onDragOver: (event) => over(event, node),
      onDrop: (event) => end(event, node),
      onDragEnd: () => setDrag(undefined),
    };
  };
  const treeProps: DOMAttributes<HTMLElement> = onDrop
    ? { onDragOver: (event) => over(event, undefined), onDrop: (event) => end(event, undefined) }
    : {};
  return { onKeyDown, rowProps, treeProps, message };
}

/** The upper and lower quarter of a row mean beside it, where that is allowed. */
function placeAt(event: DragEvent<HTMLElement>, allows: (place: DropPlace) => boolean): DropPlace | undefined {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const y = height > 0 ? (event.clientY - top) / height : 0.5;
  const wanted: readonly DropPlace[] =
    y < 0.25 ? ['before', 'inside', 'after'] : y > 0.75 ? ['after', 'inside', 'before'] : ['inside', 'before', 'after'];
  return wanted.find(allows);
}
