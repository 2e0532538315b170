import type { ReactNode, Ref } from 'react';
import { EntryField } from './EntryField';

interface EntryTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text of a menu or a tab. */
export function EntryText({ label, hint, error, required, value, onChange, ...rest }: EntryTextProps): ReactNode {
  return (
    <EntryField label={label} hint={hint} error={error} required={required}>
      {({ id, describedBy }) => (
        <input
          {...rest}
          id={id}
          className="form-control"
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </EntryField>
  );
}
