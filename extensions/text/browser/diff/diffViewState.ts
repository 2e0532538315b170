import type { JsonValue } from 'lathe';
import type { editor } from 'monaco-editor/editor';

/** Both sides' places and selections, as they are kept with a tab. */
export function plainViewState(state: editor.IDiffEditorViewState): JsonValue {
  return JSON.parse(JSON.stringify(state)) as JsonValue;
}

export function isDiffViewState(value: unknown): value is editor.IDiffEditorViewState {
  return typeof value === 'object' && value !== null && 'original' in value && 'modified' in value;
}
