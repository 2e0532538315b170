import type { ReactNode } from 'react';
import { fromLocal, toLocal } from '../moments';
import { valueKind } from '../valueKind';
import { inputProps, type ValueEditorProps } from './editorProps';

/** A day, or a moment in the user's time zone. */
export function DateEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange } = props;
  const isMoment = valueKind(field) === 'datetime';
  const text = typeof value === 'string' ? value : '';
  return (
    <input
      {...inputProps(props)}
      type={isMoment ? 'datetime-local' : 'date'}
      className="value-input value-input--date"
      max={isMoment ? '9999-12-31T23:59' : '9999-12-31'}
      value={isMoment ? toLocal(value) : text}
      onChange={({ target }) => onChange(isMoment ? fromLocal(target.value) : target.value || null)}
    />
  );
}
