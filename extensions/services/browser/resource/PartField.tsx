import type { FormModel } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { ResourceValues } from './resourceValues';

interface PartFieldProps {
  readonly form: FormModel<ResourceValues>;
  readonly name: keyof ResourceValues & string;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a resource that is more than one value, with its label, help and error as fields have them. */
export const PartField = observer(function PartField({ form, name, label, hint, children }: PartFieldProps): ReactNode {
  const id = useId();
  const error = form.errorOf(name);
  const modifiers = [form.isChanged(name) && 'form-field--changed', error && 'form-field--invalid'].filter(Boolean);
  return (
    <div
      className={['form-field', ...modifiers].join(' ')}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      data-field={name}
    >
      <div className="form-field__label" id={`${id}-label`}>
        {label}
      </div>
      {hint && (
        <div className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
});
