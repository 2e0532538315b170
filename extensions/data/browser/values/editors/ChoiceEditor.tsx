import { ComboBox } from 'lathe/ui';
import type { ReactNode } from 'react';
import { choiceOptions } from '../choiceOptions';
import { choiceLabel } from '../valueFormat';
import type { ValueEditorProps } from './editorProps';

/** One of the field's choices. */
export function ChoiceEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, label = field.label, ...rest } = props;
  const chosen = typeof value === 'string' && value !== '' ? { value, label: choiceLabel(field, value) } : undefined;
  return (
    <ComboBox
      {...rest}
      label={label}
      value={chosen}
      options={choiceOptions(field, chosen ? [chosen.value] : [])}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  );
}
