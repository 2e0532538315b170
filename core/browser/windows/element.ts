/** Not by instanceof: elements of other windows have classes of their own. */
export function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === 1;
}

/** An element that can be given the focus. */
export function isFocusable(target: unknown): target is HTMLElement {
  return isElement(target) && 'focus' in target;
}
