const focusable = 'button:not([disabled]), input:not([disabled])';

/** Moves the focus to the next or previous control of an element, going round at the ends. */
export function moveFocusInside(container: Element, backwards: boolean): void {
  const controls = [...container.querySelectorAll<HTMLElement>(focusable)];
  const at = controls.findIndex((control) => control === container.ownerDocument.activeElement);
  const next = at < 0 ? 0 : (at + (backwards ? -1 : 1) + controls.length) % controls.length;
  controls[next]?.focus();
}
