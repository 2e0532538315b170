import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { navigate, TypeAhead } from './treeKeys';
import type { TreeNode } from './treeNode';
import type { TreeProps } from './treeProps';
import { useTreeDrag } from './useTreeDrag';

type Spot = Element | { readonly x: number; readonly y: number };

/** What keys and clicks do in a tree. */
export function useTreeActions<T>(props: TreeProps<T>, idOf: (node: TreeNode<T>) => string, pageSize: number) {
  const { model, multiselect = false, onSelect, onOpen, onContextMenu } = props;
  const { selection } = model;
  const typeAhead = useRef(new TypeAhead());
  const drag = useTreeDrag(props);

  const announce = () => onSelect?.(selection.nodes.map((node) => node.item));
  const itemsAround = (node: TreeNode<T>) => selection.around(node).map(({ item }) => item);
  const showMenu = (node: TreeNode<T> | undefined, at: Spot) => {
    if (node && !selection.has(node)) selection.select(node);
    onContextMenu?.(node ? itemsAround(node) : [], at);
  };
  const open = (node: TreeNode<T>, preview: boolean) => {
    if (node.expandable) model.toggle(node);
    onOpen?.(node.item, { preview });
  };
  const typeTo = (letter: string) => {
    const found = typeAhead.current.find(model, letter);
    if (!found) return;
    selection.select(found);
    announce();
  };
  const click = (event: MouseEvent, node: TreeNode<T>) => {
    if (multiselect && event.shiftKey) selection.extendTo(node);
    else if (multiselect && (event.ctrlKey || event.metaKey)) selection.toggle(node);
    else {
      selection.select(node);
      open(node, event.detail < 2);
    }
    announce();
  };
  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key } = event;
    const node = selection.focused;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      showMenu(node, (node && document.getElementById(idOf(node))) ?? event.currentTarget);
      return onContextMenu !== undefined;
    }
    if (node && drag.onKeyDown(event, node)) return true;
    const isTyped = isLetter && key !== '*' && (key !== ' ' || typeAhead.current.isTyping);
    if (isTyped) typeTo(key);
    else if (navigate(model, event, pageSize, multiselect)) announce();
    else if (key === 'Escape' && model.filter !== '') model.setFilter('');
    else if (node && key === 'Enter') open(node, false);
    else if (node && key === 'F2' && props.onRename) model.rename(node);
    else if (node && key === 'Delete' && props.onDelete) props.onDelete(itemsAround(node));
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown, click, showMenu, drag, endRename: () => model.rename(undefined) };
}
