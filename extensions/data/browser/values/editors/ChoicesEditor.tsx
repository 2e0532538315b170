import { PickControl } from 'lathe/ui';
import { type ReactNode, useId } from 'react';
import { choiceOptions } from '../choiceOptions';
import type { ValueEditorProps } from './editorProps';

/** Several of the field's choices. */
export function ChoicesEditor(props: ValueEditorProps): ReactNode {
  const { field, value, onChange, id, label = field.label, describedBy, invalid = false, required = false } = props;
  const ownId = useId();
  const held = Array.isArray(value) ? value.map(String) : [];
  return (
    <PickControl
      id={id ?? ownId}
      label={label}
      describedBy={describedBy}
      invalid={invalid}
      required={required}
      disabled={props.disabled}
      readOnly={undefined}
      placeholder={props.placeholder}
      options={choiceOptions(field, held)}
      value={held}
      onChange={onChange}
    />
  );
}
