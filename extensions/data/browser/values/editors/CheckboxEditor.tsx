import type { ReactNode } from 'react';
import { inputProps, type ValueEditorProps } from './editorProps';

export function CheckboxEditor(props: ValueEditorProps): ReactNode {
  return (
    <input
      {...inputProps(props)}
      type="checkbox"
      className="value-checkbox choice__box"
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}
