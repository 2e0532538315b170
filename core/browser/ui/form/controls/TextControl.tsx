import type { ReactNode } from 'react';
import { DateField } from '../../field/date/DateField';
import type { ControlProps } from './controlProps';

export type TextKind = 'text' | 'password' | 'email' | 'tel' | 'url' | 'textarea' | 'number' | 'date';

interface Props extends ControlProps {
  readonly kind: TextKind;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Whatever is typed. A number is undefined while none is there, a date is YYYY-MM-DD. */
export function TextControl(props: Props): ReactNode {
  const { id, kind, value, onChange, describedBy, required, invalid, ...rest } = props;
  if (kind === 'date') {
    const text = typeof value === 'string' ? value : undefined;
    const change = (next: string | undefined): void => onChange(next ?? '');
    return <DateField {...{ id, describedBy, required, invalid, ...rest }} value={text} onChange={change} />;
  }
  const common = {
    id,
    disabled: rest.disabled,
    readOnly: rest.readOnly,
    placeholder: rest.placeholder,
    maxLength: rest.maxLength,
    className: `form-control form-control--${kind}`,
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
    spellCheck: false,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
  if (kind === 'textarea') {
    return <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />;
  }
  const read = ({ value: text, valueAsNumber }: HTMLInputElement): unknown => {
    if (kind !== 'number') return text;
    return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
  };
  return (
    <input
      {...common}
      type={kind}
      min={rest.min}
      max={rest.max}
      step={kind === 'number' ? 'any' : undefined}
      autoComplete={kind === 'password' ? 'new-password' : 'off'}
      onChange={(event) => onChange(read(event.target))}
    />
  );
}
