import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import './field.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Only spoken, not drawn. */
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  readonly error?: string;
  readonly type?: 'text' | 'password' | 'number' | 'email' | 'url';
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hideLabel, description, error, value, onChange, ...rest } = props;
  const id = useId();
  const note = error ?? description;
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'field__label'}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field__input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <div id={`${id}-note`} className="field__note" role={error ? 'alert' : undefined}>
          {note}
        </div>
      )}
    </div>
  );
}
