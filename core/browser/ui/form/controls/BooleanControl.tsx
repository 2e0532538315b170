import type { ReactNode } from 'react';
import type { ControlProps } from './controlProps';
import '../../choice/choice.css';

/** A box to tick or a switch, before its label. */
export function BooleanControl(props: ControlProps & { readonly kind: 'checkbox' | 'switch' }): ReactNode {
  const { id, kind, label, describedBy, invalid, disabled, readOnly, value, onChange } = props;
  return (
    <div className="choice">
      <input
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? 'choice__switch' : 'choice__box'}
        checked={value === true}
        disabled={disabled || readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
