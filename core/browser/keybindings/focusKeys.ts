import type { ContextKeys } from '../contextKeys/contextKeys';
import { isElement } from '../windows/element';

/** Inputs that hold no text. */
const textless = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Keeps the keys that say whether typing goes into a text. */
export class FocusKeys {
  constructor(private readonly contextKeys: ContextKeys) {}

  update(focused: Element | null): void {
    const takesText = focused !== null && isTextInput(focused);
    this.contextKeys.update({ inputFocus: takesText, textInputFocus: takesText });
  }
}

/** The innermost element that the event happened to, also inside a shadow tree; null for the window itself. */
export function elementOf(event: Event): Element | null {
  const target = event.composedPath()[0] ?? event.target;
  return isElement(target) ? target : null;
}

export function isTextInput(element: Element): boolean {
  const name = element.localName;
  if (name === 'textarea') return true;
  if (name === 'input') return !textless.has(element.getAttribute('type')?.toLowerCase() ?? 'text');
  // Monaco's newer input is an element with an EditContext.
  if ('editContext' in element && element.editContext) return true;
  return Boolean(element.closest('[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]'));
}
