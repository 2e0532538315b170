import { inject, injectable } from 'inversify';
import { type JsonValue, Settings } from 'lathe';
import type { editor } from 'monaco-editor/editor';

/** What is said to a model or done on saving, not to the editor. */
const notOptions = new Set(['tabSize', 'insertSpaces', 'detectIndentation', 'formatOnSave']);
/** What a text of many megabytes cannot bear. */
const lightOptions: editor.IEditorOptions = {
  folding: false,
  minimap: { enabled: false },
  stickyScroll: { enabled: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  links: false,
  colorDecorators: false,
  quickSuggestions: false,
  wordWrap: 'off',
};

/** The settings editor.* as Monaco wants them. */
@injectable()
export class EditorOptions {
  constructor(@inject(Settings) private readonly settings: Settings) {}

  /** Observable; `language` asks for the settings of one language. */
  of(language: string, large = false): editor.IEditorOptions {
    return { ...this.read('editor.', language), ...(large ? lightOptions : {}) };
  }

  ofDiff(): editor.IDiffEditorOptions {
    return { ...this.read('editor.'), ...this.read('diffEditor.') };
  }

  private read(prefix: string, language?: string): editor.IEditorOptions & editor.IDiffEditorOptions {
    const options: Record<string, JsonValue | Record<string, JsonValue>> = {};
    for (const { key } of this.settings.all) {
      if (!key.startsWith(prefix)) continue;
      const [name = '', inner] = key.slice(prefix.length).split('.');
      if (notOptions.has(name)) continue;
      const value = this.settings.get(key, language);
      options[name] = inner === undefined ? value : { ...groupOf(options[name]), [inner]: value };
    }
    // The manifest gives these settings the names and types of Monaco's options.
    return options as editor.IEditorOptions & editor.IDiffEditorOptions;
  }
}

function groupOf(value: unknown): Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
