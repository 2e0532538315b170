import { type ReactNode, useId } from 'react';
import type { DialogInput } from '../../../../core/browser/dialogs/dialogs';

interface Props {
  readonly input: DialogInput;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled line to type in, with what is wrong with it below. */
export function DialogField({ input, value, autoFocus, onChange }: Props): ReactNode {
  const id = useId();
  const problem = input.validate?.(value);
  return (
    <div className="dialog-field">
      <label htmlFor={id}>{input.label}</label>
      <input
        id={id}
        className={problem === undefined ? 'dialog-field__input' : 'dialog-field__input dialog-field__input--invalid'}
        type={input.password ? 'password' : 'text'}
        value={value}
        placeholder={input.placeholder}
        autoFocus={autoFocus}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <div id={`${id}-problem`} className="dialog-field__problem" role="alert">
          {problem}
        </div>
      )}
    </div>
  );
}
