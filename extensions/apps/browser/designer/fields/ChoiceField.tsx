import { Select, type SelectOption } from 'lathe/ui';
import type { ReactNode } from 'react';
import { EntryField } from './EntryField';

interface ChoiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly changed?: boolean;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** One of several, where the form keeps another value than is chosen from. */
export function ChoiceField({ label, hint, error, changed, ...select }: ChoiceFieldProps): ReactNode {
  return (
    <EntryField label={label} hint={hint} error={error} changed={changed} unlabelled>
      {({ describedBy }) => (
        <div className="form-control--select">
          <Select {...select} label={label} hideLabel describedBy={describedBy} invalid={error !== undefined} />
        </div>
      )}
    </EntryField>
  );
}
