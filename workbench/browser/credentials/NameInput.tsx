import { type ReactNode, useId } from 'react';
import { FieldProblem } from './FieldProblem';
import './credentials.css';

export interface NameInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly problem?: string;
  readonly disabled?: boolean;
  /** The name is settled; it is shown, and password managers find it. */
  readonly fixed?: boolean;
}

/** Who signs in. */
export function NameInput({ label, value, onChange, problem, disabled, fixed }: NameInputProps): ReactNode {
  const id = useId();
  return (
    <div className="credential">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={fixed ? 'credential__input credential__input--fixed' : 'credential__input'}
        type="text"
        name="username"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={255}
        readOnly={disabled || fixed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
