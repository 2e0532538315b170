import { type ReactNode, useId } from 'react';
import { FieldProblem } from './FieldProblem';
import './credentials.css';

export interface CodeInputProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string;
  readonly disabled?: boolean;
}

/** A code that was sent, or that an app shows. */
export function CodeInput({ label, hint, value, onChange, problem, disabled }: CodeInputProps): ReactNode {
  const id = useId();
  return (
    <div className="credential">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="credential__input"
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        readOnly={disabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
      />
      <div id={`${id}-hint`} className="credential__hint">
        {hint}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
