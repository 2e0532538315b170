import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { FieldProblem } from './FieldProblem';
import './credentials.css';

export interface PasswordInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string;
  /** What a password manager is to make of it. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly t: (key: string) => string;
  /** What else describes it, such as the rules for a new one. */
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** A secret that can be looked at, with a warning when Caps Lock is on. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const { label, value, onChange, problem, autoComplete, t, describedBy, disabled } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const described = [problem && `${id}-problem`, capsLock && `${id}-caps`, describedBy].filter(Boolean).join(' ');
  const toggle = t(shown ? 'credentials.hidePassword' : 'credentials.showPassword');
  return (
    <div className="credential">
      <label htmlFor={id}>{label}</label>
      <div className="credential__box">
        <input
          id={id}
          className="credential__input credential__input--secret"
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={128}
          readOnly={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className={shown ? 'credential__eye credential__eye--shown' : 'credential__eye'}
          aria-label={toggle}
          title={toggle}
          onClick={() => setShown(!shown)}
        />
      </div>
      <div id={`${id}-caps`} className="credential__note" role="status">
        {capsLock && <span className="credential__caps">{t('credentials.capsLock')}</span>}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
