import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { InputBox } from '../../../core/browser/quickInput/inputBox';
import type { QuickDialog } from '../../../core/browser/quickInput/quickDialog';
import { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { useService } from '../../../core/browser/ui/services';
import { Windows } from '../../../core/browser/windows/windows';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { rowHeight } from './pickLayout';
import { listHeight } from './PickList';
import { handleFieldKey } from './quickKeys';

export interface QuickFieldProps {
  readonly dialog: QuickDialog;
  readonly listId: string;
  readonly messageId: string;
}

/** What is typed into. It keeps the focus while the user goes about in the list. */
export const QuickField = observer(function QuickField({ dialog, listId, messageId }: QuickFieldProps): ReactNode {
  const t = useTexts();
  const windows = useService(Windows);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...(dialog.selection ?? [0, dialog.value.length]));
  }, [dialog]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (handleFieldKey(dialog, event, Math.floor(listHeight(windows.active) / rowHeight) - 1)) event.preventDefault();
  };
  const combobox = dialog instanceof QuickPick ? comboboxProps(dialog, listId) : {};
  const severity = dialog.message?.severity;
  return (
    <input
      ref={field}
      className={`quick-input__field ${severity ? `is-${severity}` : ''}`}
      type={dialog instanceof InputBox && dialog.password ? 'password' : 'text'}
      value={dialog.value}
      placeholder={dialog.placeholder}
      readOnly={!dialog.enabled}
      aria-label={[dialog.title, dialog.placeholder].filter(Boolean).join(', ') || t('quickInput.field')}
      aria-describedby={messageId}
      aria-invalid={severity === 'error' || undefined}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => dialog.setValue(event.target.value)}
      onKeyDown={onKeyDown}
      {...combobox}
    />
  );
});

function comboboxProps(pick: QuickPick, listId: string): object {
  return {
    role: 'combobox',
    'aria-expanded': true,
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-activedescendant': pick.active ? `${listId}-${pick.activeIndex}` : undefined,
  };
}
