import { DateField } from 'lathe/ui';
import type { ReactNode } from 'react';
import { fromLocal, toLocal } from '../moments';
import { valueKind } from '../valueKind';
import type { ValueEditorProps } from './editorProps';

/** A day, or a moment in the user's time zone. */
export function DateEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, label = field.label, ...rest } = props;
  const withTime = valueKind(field) === 'datetime';
  const text = typeof value === 'string' ? value : '';
  return (
    <DateField
      {...rest}
      label={label}
      withTime={withTime}
      value={withTime ? toLocal(value) : text}
      onChange={(next = '') => onChange(withTime ? fromLocal(next) : next || null)}
    />
  );
}
