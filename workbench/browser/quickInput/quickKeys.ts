import type { KeyboardEvent } from 'react';
import type { QuickDialog } from '../../../core/browser/quickInput/quickDialog';
import { type PickMove, QuickPick } from '../../../core/browser/quickInput/quickPick';

const moves: Readonly<Record<string, PickMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};
const movesWithControl: Readonly<Record<string, PickMove>> = { Home: 'first', End: 'last' };

/** What a key does while the field has the focus; true when it was for us. */
export function handleFieldKey(dialog: QuickDialog, event: KeyboardEvent<HTMLInputElement>, pageSize: number): boolean {
  // Enter and the arrows belong to the input method while it composes.
  if (event.nativeEvent.isComposing) return false;
  const control = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter') {
    dialog.accept({ beside: control });
    return true;
  }
  if (!(dialog instanceof QuickPick)) return false;
  const move = control ? (movesWithControl[event.key] ?? moves[event.key]) : moves[event.key];
  if (move && !event.altKey && !event.shiftKey) {
    dialog.move(move, pageSize);
    return true;
  }
  return dialog.canPickMany ? toggleByKey(dialog, event, control) : acceptBehind(dialog, event);
}

/** Space toggles where it would be typed in vain, Ctrl+Space anywhere. */
function toggleByKey(pick: QuickPick, event: KeyboardEvent, control: boolean): boolean {
  if (event.key !== ' ' || (!control && pick.value !== '') || !pick.active) return false;
  pick.toggle(pick.active);
  return true;
}

/** The right arrow at the end of the text opens behind the list. */
function acceptBehind(pick: QuickPick, event: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const atEnd = selectionStart === value.length && selectionEnd === value.length;
  const bare = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!pick.opensBehind || event.key !== 'ArrowRight' || !atEnd || !bare) return false;
  pick.accept({ background: true });
  return true;
}
