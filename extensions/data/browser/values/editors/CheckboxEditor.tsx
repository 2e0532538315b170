import { TickBox } from 'lathe/ui';
import type { ReactNode } from 'react';
import { inputProps, type ValueEditorProps } from './editorProps';

export function CheckboxEditor(props: ValueEditorProps): ReactNode {
  return (
    <TickBox
      {...inputProps(props)}
      className="value-checkbox"
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}
