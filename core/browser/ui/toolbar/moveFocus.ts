import type { KeyboardEvent } from 'react';

export type FocusDirection = 'horizontal' | 'vertical';

const keys: Readonly<Record<FocusDirection, { readonly back: string; readonly on: string }>> = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
};

const focusable = 'button:not(:disabled), [role="tab"], [tabindex]';

/** Arrow keys, Home and End go from one control of a bar to the next, round and round. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: FocusDirection, selector = focusable): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = controls.findIndex((control) => control.contains(event.currentTarget.ownerDocument.activeElement));
  if (at < 0) return;
  const { back, on } = keys[direction];
  const next = { [back]: at - 1, [on]: at + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  controls.at(next % controls.length)?.focus();
}
