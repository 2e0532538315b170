import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { Translate } from '../../../core/browser/i18n/texts';
import { InputBox } from '../../../core/browser/quickInput/inputBox';
import { backButtonId } from '../../../core/browser/quickInput/quickButton';
import type { QuickDialog } from '../../../core/browser/quickInput/quickDialog';
import { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { isElement } from '../../../core/browser/windows/element';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { moveFocusInside } from './focusTrap';
import { AcceptMany, SelectAll } from './PickManyBar';
import { PickList } from './PickList';
import { QuickButtons } from './QuickButtons';
import { QuickField } from './QuickField';
import { QuickTitle } from './QuickTitle';
import { useKeptFocus } from './useKeptFocus';
import './quickInput.css';

/** One quick input as it is drawn: title, field, message and list. */
export const QuickInputWidget = observer(function QuickInputWidget({ dialog }: { dialog: QuickDialog }): ReactNode {
  const t = useTexts();
  const id = useId();
  const pick = dialog instanceof QuickPick ? dialog : undefined;
  const widget = useRef<HTMLDivElement>(null);
  useKeptFocus(widget, dialog);
  return (
    <div
      ref={widget}
      className="quick-input"
      role="dialog"
      aria-modal="true"
      aria-label={dialog.title ?? t('quickInput.name')}
      onKeyDown={(event) => handleDialogKey(dialog, event)}
      onMouseDown={keepFocus}
    >
      <QuickTitle dialog={dialog} />
      <div className="quick-input__header">
        {pick?.canPickMany && <SelectAll pick={pick} />}
        <QuickField dialog={dialog} listId={`${id}list`} messageId={`${id}message`} />
        {pick?.canPickMany && <AcceptMany pick={pick} />}
      </div>
      <div className={`quick-input__progress ${dialog.busy ? 'is-busy' : ''}`} aria-hidden="true" />
      <Message dialog={dialog} id={`${id}message`} />
      {pick && <PickList pick={pick} id={`${id}list`} />}
      {pick && <PickFooter pick={pick} />}
    </div>
  );
});

const Message = observer(function Message({ dialog, id }: { dialog: QuickDialog; id: string }): ReactNode {
  const { message } = dialog;
  const prompt = dialog instanceof InputBox ? dialog.prompt : undefined;
  const text = message?.text ?? prompt;
  return (
    <div
      id={id}
      className={`quick-input__message ${message ? `is-${message.severity}` : ''}`}
      role={message ? 'alert' : undefined}
      hidden={!text}
    >
      {text}
    </div>
  );
});

/** What is said of the list, and the buttons of its active row for the keyboard. */
const PickFooter = observer(function PickFooter({ pick }: { pick: QuickPick }): ReactNode {
  const t = useTexts();
  const { active, rows, busy } = pick;
  // What did not come for a failure is not known to be empty.
  const none = rows.length === 0 && !busy && pick.message?.severity !== 'error';
  return (
    <>
      {none && <div className="quick-input__empty">{emptyTextOf(pick, t)}</div>}
      <div className="quick-input__spoken" role="status">
        {busy ? t('quickInput.busy') : t('quickInput.count', { count: rows.length })}
      </div>
      {active?.buttons && active.buttons.length > 0 && (
        <div className="quick-input__actions" role="group" aria-label={t('quickInput.actions', { name: active.label })}>
          <QuickButtons buttons={active.buttons} onTrigger={(button) => pick.triggerItemButton(active, button)} />
        </div>
      )}
    </>
  );
});

/** Why no row is shown: there is none at all, or none that fits what was typed. */
function emptyTextOf({ emptyText, filter, query }: QuickPick, t: Translate): string {
  if (emptyText !== undefined && filter.items.length === 0) return emptyText;
  return t(query.trim() === '' ? 'quickInput.nothing' : 'quickInput.noResults');
}

function handleDialogKey(dialog: QuickDialog, event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  const back = dialog.buttons.find((button) => button.id === backButtonId);
  if (event.key === 'Escape') dialog.hide();
  else if (event.key === 'ArrowLeft' && event.altKey && back) dialog.triggerButton(back);
  else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) moveFocusInside(event.currentTarget, event.shiftKey);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** A click on anything but a control leaves the focus in the field. */
function keepFocus(event: MouseEvent): void {
  if (!(isElement(event.target) && event.target.closest('input, button'))) event.preventDefault();
}
