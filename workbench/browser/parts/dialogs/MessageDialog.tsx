import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Heading } from 'react-aria-components';
import type { DialogAnswer, MessageOptions } from '../../../../core/browser/dialogs/dialogs';
import { ActionButton } from '../../../../core/browser/ui/button/ActionButton';
import { Checkbox } from '../../../../core/browser/ui/choice/Checkbox';
import { Icon } from '../../../../core/browser/ui/icon/Icon';
import { moveFocus } from '../../../../core/browser/ui/toolbar/moveFocus';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { DialogField } from './DialogField';

interface Props {
  readonly options: MessageOptions;
  readonly close: (answer: DialogAnswer) => void;
}

/** A question with its buttons: Enter takes the first, Escape cancels. */
export const MessageDialog = observer(function MessageDialog({ options, close }: Props): ReactNode {
  const t = useTexts();
  const id = useId();
  const { message, detail, type = 'info', buttons, cancel, checkbox, inputs = [] } = options;
  const [checked, setChecked] = useState(checkbox?.checked ?? false);
  const [values, setValues] = useState(() => Object.fromEntries(inputs.map((input) => [input.id, input.value ?? ''])));
  const firstInvalid = inputs.findIndex((input) => input.validate?.(values[input.id] ?? '') !== undefined);
  const invalid = firstInvalid >= 0;
  const answer = (button: string | undefined): void => close({ button, checked, values });
  const cancelLabel = cancel ?? t(buttons.length === 0 ? 'dialog.ok' : 'dialog.cancel');

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (buttons[0] && !invalid) answer(buttons[0].id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => moveFocus(event, 'horizontal', '.push-button');
  return (
    <form className="message-dialog" onSubmit={onSubmit} aria-describedby={detail ? `${id}-detail` : undefined}>
      <div className="message-dialog__tools">
        <ActionButton icon="close" label={t('dialog.close')} onClick={() => answer(undefined)} />
      </div>
      <div className="message-dialog__main">
        <span className={`message-dialog__icon message-dialog__icon--${type}`}>
          <Icon name={type} label={t(`dialog.type.${type}`)} />
        </span>
        <div className="message-dialog__texts">
          <Heading slot="title" className="message-dialog__message">
            {message}
          </Heading>
          {detail && (
            <p id={`${id}-detail`} className="message-dialog__detail">
              {detail}
            </p>
          )}
          {inputs.map((input, index) => (
            <DialogField
              key={input.id}
              input={input}
              autoFocus={index === Math.max(0, firstInvalid)}
              value={values[input.id] ?? ''}
              onChange={(value) => setValues({ ...values, [input.id]: value })}
            />
          ))}
          {checkbox && (
            <div className="message-dialog__checkbox">
              <Checkbox label={checkbox.label} checked={checked} onChange={setChecked} />
            </div>
          )}
        </div>
      </div>
      <div className="message-dialog__buttons" role="presentation" onKeyDown={onKeyDown}>
        {buttons.map((button, index) => (
          <button
            key={button.id}
            type={index === 0 ? 'submit' : 'button'}
            autoFocus={index === 0 && inputs.length === 0}
            disabled={index === 0 && invalid}
            className={buttonClass(index === 0, button.danger)}
            onClick={index === 0 ? undefined : () => answer(button.id)}
          >
            {button.label}
          </button>
        ))}
        {cancel !== false && (
          <button
            type="button"
            autoFocus={buttons.length === 0}
            className={buttons.length === 0 ? 'push-button' : 'push-button push-button--secondary'}
            onClick={() => answer(undefined)}
          >
            {cancelLabel}
          </button>
        )}
      </div>
    </form>
  );
});

function buttonClass(primary: boolean, danger = false): string {
  return ['push-button', primary ? '' : 'push-button--secondary', danger ? 'message-dialog__danger' : '']
    .filter(Boolean)
    .join(' ');
}
