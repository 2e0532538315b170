import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isKeyboardEvent } from '../../../core/browser/keybindings/keyboardEvent';
import { isElement } from '../../../core/browser/windows/element';

/** How long after a press the focus may take to move. */
const patience = 1000;

/**
 * Tells whether a person meant to leave: by a press outside, or by keys that run a command. A view that finishes loading and
 * takes the focus does not count.
 */
export function useLeaving(widget: RefObject<HTMLElement | null>): () => boolean {
  const last = useRef(-Infinity);
  useEffect(() => {
    const note = (event: Event): void => {
      if (isLeaving(event, widget.current)) last.current = event.timeStamp;
    };
    const options = { capture: true };
    const window = windowOf(widget.current);
    window.addEventListener('pointerdown', note, options);
    window.addEventListener('keydown', note, options);
    return () => {
      window.removeEventListener('pointerdown', note, options);
      window.removeEventListener('keydown', note, options);
    };
  }, [widget]);
  return useCallback(() => windowOf(widget.current).performance.now() - last.current < patience, [widget]);
}

/** Each window counts its time from its own beginning. */
function windowOf(widget: HTMLElement | null): Window {
  return widget?.ownerDocument.defaultView ?? window;
}

function isLeaving(event: Event, widget: HTMLElement | null): boolean {
  const inside = isElement(event.target) && widget?.contains(event.target) === true;
  if (!isKeyboardEvent(event)) return !inside;
  return inside && (event.ctrlKey || event.altKey || event.metaKey || /^F\d/.test(event.key));
}
