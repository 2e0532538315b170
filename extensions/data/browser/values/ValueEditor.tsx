/**
 * Edits a value of any field: `<ValueEditor field={field} value={value} onChange={set} />`. It has neither label nor
 * messages; `id`, `describedBy`, `invalid` and `required` tie them to it. What it gives is as rows have it; on its way to
 * the server `writtenValue` makes ids of lookups.
 */
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { CheckboxEditor } from './editors/CheckboxEditor';
import { ChoiceEditor } from './editors/ChoiceEditor';
import { ChoicesEditor } from './editors/ChoicesEditor';
import { DateEditor } from './editors/DateEditor';
import type { ValueEditorProps } from './editors/editorProps';
import { LanguagesEditor } from './editors/LanguagesEditor';
import { LookupEditor } from './editors/LookupEditor';
import { NumberEditor } from './editors/NumberEditor';
import { SecretEditor } from './editors/SecretEditor';
import { TextEditor } from './editors/TextEditor';
import { type ValueKind, valueKind } from './valueKind';
import './values.css';

const editors: Readonly<Record<ValueKind, ComponentType<ValueEditorProps>>> = {
  text: TextEditor,
  number: NumberEditor,
  checkbox: CheckboxEditor,
  date: DateEditor,
  datetime: DateEditor,
  choice: ChoiceEditor,
  choices: ChoicesEditor,
  lookup: LookupEditor,
  languages: LanguagesEditor,
  secret: SecretEditor,
};

export type { ValueEditorProps } from './editors/editorProps';

export function ValueEditor(props: ValueEditorProps): ReactNode {
  const { field, onChange, firstText } = props;
  const Editor = editors[valueKind(field)];
  const typed = firstText !== undefined && ['text', 'secret'].includes(valueKind(field)) ? firstText : undefined;
  // Before the next key is pressed, which goes on from it.
  useLayoutEffect(() => {
    if (typed !== undefined) onChange(typed);
    // What was typed before the editor was there counts once.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return <Editor {...props} />;
}
