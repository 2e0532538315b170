import { type ReactNode, useId } from 'react';

interface EntryFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  /** It differs from what is stored. */
  readonly changed?: boolean;
  /** Draws the control, which is told what names and explains it. */
  readonly children: (control: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
  /** The control is no field of the browser's own: it says its name by itself. */
  readonly unlabelled?: boolean;
}

/** A value of a menu or a tab, as the fields of forms look. */
export function EntryField({
  label,
  hint,
  error,
  required,
  changed,
  children,
  unlabelled,
}: EntryFieldProps): ReactNode {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const modifiers = [changed && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={['form-field', ...modifiers].filter(Boolean).join(' ')}>
      <div className="form-field__label">
        {unlabelled ? <div>{label}</div> : <label htmlFor={id}>{label}</label>}
        {required && (
          <span className="form-field__required" aria-hidden="true">
            *
          </span>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="form-field__hint">
          {hint}
        </div>
      )}
      {children({ id, describedBy: notes || undefined })}
      {error && (
        <div id={`${id}-error`} className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
