import { type ReactNode, useEffect, useId, useRef } from 'react';
import './choice.css';
import { TickBox } from './TickBox';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what it stands for is checked. */
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  readonly description?: string;
  /** In a table, whose titles say what it is for: the label is heard alone. */
  readonly hideLabel?: boolean;
}

/** A box to tick. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, checked, onChange, indeterminate = false, disabled, description, hideLabel } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const tick = (
    <TickBox
      ref={box}
      id={id}
      checked={checked}
      disabled={disabled}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      aria-describedby={description ? `${id}-note` : undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (hideLabel) return tick;
  return (
    <div className="choice">
      {tick}
      <label htmlFor={id}>{label}</label>
      {description && (
        <div id={`${id}-note`} className="choice__note">
          {description}
        </div>
      )}
    </div>
  );
}
