import { type ReactNode, useState } from 'react';
import type { FieldType } from '../../../common/objects/fieldTypes';
import { inputProps, type ValueEditorProps } from './editorProps';

const kinds: Readonly<Partial<Record<FieldType, string>>> = { email: 'email', phone: 'tel', url: 'url' };

/** Words, in one line or in many. */
export function TextEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, firstText } = props;
  const [first, setFirst] = useState(firstText);
  const shared = {
    ...inputProps(props),
    value: first ?? (typeof value === 'string' ? value : ''),
    maxLength: field.length,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setFirst(undefined);
      onChange(target.value);
    },
  };
  if (field.type === 'textarea')
    return <textarea {...shared} ref={caretToEnd} rows={4} className="value-input value-input--area" />;
  return <input {...shared} type={kinds[field.type] ?? 'text'} />;
}

/** Of several lines a browser begins at the first letter, and what is typed next would stand before it. */
function caretToEnd(area: HTMLTextAreaElement | null): void {
  area?.setSelectionRange(area.value.length, area.value.length);
}
