import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { parseWhen, Texts, type WhenError } from 'lathe';
import { useService, useTexts } from 'lathe/ui';

interface Props {
  readonly value: string;
  readonly onAccept: (value: string) => void;
  readonly onCancel: () => void;
}

/** A when clause being edited: Enter takes it unless it is wrong, Escape leaves it as it was. */
export const WhenField = observer(function WhenField({ value, onAccept, onCancel }: Props): ReactNode {
  const t = useTexts();
  const id = useId();
  const common = useService(Texts).of('workbench');
  const describe = ({ code, parameters, hint }: WhenError) =>
    [{ code, parameters }, ...(hint ? [hint] : [])]
      .map((each) => common(`when.${each.code}`, each.parameters))
      .join(' ');
  const [text, setText] = useState(value);
  const error = problemOf(text);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !error) onAccept(text.trim());
    else return;
    event.preventDefault();
  };
  return (
    <span className="when-field">
      <input
        className={error ? 'when-field__input when-field__input--wrong' : 'when-field__input'}
        aria-label={t('shortcuts.column.when')}
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined}
        value={text}
        autoFocus
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onCancel}
      />
      <span id={`${id}-note`} className="when-field__note" role={error ? 'alert' : undefined}>
        {error
          ? t('shortcuts.whenWrong', {
              position: error.offset + 1,
              message: describe(error),
            })
          : t('shortcuts.whenInput')}
      </span>
    </span>
  );
});

function problemOf(text: string): WhenError | undefined {
  const result = text.trim() === '' ? undefined : parseWhen(text);
  return result && 'errors' in result ? result.errors[0] : undefined;
}
