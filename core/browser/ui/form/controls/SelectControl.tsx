import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../../choice/Select';
import type { ControlProps } from './controlProps';

/** One of several options. */
export function SelectControl(props: ControlProps & { readonly options: readonly SelectOption[] }): ReactNode {
  const { label, options, value, onChange, disabled, readOnly, placeholder, describedBy, invalid, required } = props;
  return (
    <div className="form-control--select">
      <Select
        label={label}
        hideLabel
        options={options}
        value={options.find((option) => option.value === value)?.value}
        onChange={onChange}
        placeholder={placeholder}
        disabled={disabled || readOnly}
        describedBy={describedBy}
        invalid={invalid}
        required={required}
      />
    </div>
  );
}
