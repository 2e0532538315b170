import { type ReactNode, useId } from 'react';
import './choice.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="choice">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="choice__switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
