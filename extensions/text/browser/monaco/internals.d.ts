// The parts of Monaco behind its public API that keys and commands need; it publishes no types for them.
declare module 'monaco-editor/platform/keybinding/common/keybindingsRegistry' {
  export interface DefaultKeybinding {
    readonly keybinding: { readonly chords: readonly KeyChord[] } | null;
    readonly command: string | null;
    readonly commandArgs: unknown;
    readonly when: { serialize(): string } | null | undefined;
    readonly weight1: number;
    readonly weight2: number;
  }
  export interface KeyChord {
    readonly ctrlKey: boolean;
    readonly shiftKey: boolean;
    readonly altKey: boolean;
    readonly metaKey: boolean;
    readonly keyCode: number;
  }
  export const KeybindingsRegistry: { getDefaultKeybindings(): readonly DefaultKeybinding[] };
}

declare module 'monaco-editor/base/common/keyCodes' {
  export const KeyCodeUtils: { toUserSettingsUS(keyCode: number): string; fromUserSettings(name: string): number };
}

declare module 'monaco-editor/base/common/keybindings' {
  export class KeyCodeChord {
    constructor(ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, keyCode: number);
  }
  export class Keybinding {
    constructor(chords: readonly KeyCodeChord[]);
  }
}

declare module 'monaco-editor/platform/keybinding/common/usLayoutResolvedKeybinding' {
  import type { Keybinding } from 'monaco-editor/base/common/keybindings';
  export const USLayoutResolvedKeybinding: { resolveKeybinding(keybinding: Keybinding, os: number): readonly object[] };
}

declare module 'monaco-editor/base/common/platform' {
  export const OS: number;
}

declare module 'monaco-editor/platform/keybinding/common/keybinding' {
  export interface MonacoKeybindingService {
    lookupKeybinding(command: string): object | undefined;
    _dispatch(event: object, target: EventTarget): boolean;
    _singleModifierDispatch(event: object, target: EventTarget): boolean;
  }
  export const IKeybindingService: { readonly service?: MonacoKeybindingService };
}

declare module 'monaco-editor/platform/commands/common/commands' {
  export interface MonacoCommandService {
    executeCommand(id: string, ...args: readonly unknown[]): Promise<unknown>;
  }
  export const ICommandService: { readonly service?: MonacoCommandService };
}

declare module 'monaco-editor/platform/contextkey/common/contextkey' {
  export interface MonacoContextKeyService {
    getContext(target: Element | null): { getValue(key: string): unknown };
    readonly onDidChangeContext: (listener: () => void) => { dispose(): void };
  }
  export const IContextKeyService: { readonly service?: MonacoContextKeyService };
}

declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  export const StandaloneServices: { get<T>(id: { readonly service?: T }): T };
}

declare module 'monaco-editor/editor/browser/editorExtensions' {
  export const EditorExtensionsRegistry: { getEditorActions(): Iterable<{ readonly id: string }> };
}

declare module 'monaco-editor/editor/contrib/documentSymbols/browser/outlineModel' {
  import type { editor, languages } from 'monaco-editor/editor';
  export interface OutlineModel {
    getTopLevelSymbols(): languages.DocumentSymbol[];
  }
  export const IOutlineModelService: {
    readonly service?: { getOrCreate(model: editor.ITextModel, token: unknown): Promise<OutlineModel> };
  };
}

declare module 'monaco-editor/languages/features/common/lspLanguageFeatures' {
  import type { languages, Uri } from 'monaco-editor/editor';
  type WorkerOf = (...uris: readonly Uri[]) => Promise<unknown>;
  export class CompletionAdapter implements languages.CompletionItemProvider {
    constructor(worker: WorkerOf, triggerCharacters: readonly string[]);
    readonly triggerCharacters: string[];
    readonly provideCompletionItems: languages.CompletionItemProvider['provideCompletionItems'];
  }
}

declare module 'monaco-editor/editor/browser/config/tabFocus' {
  export const TabFocus: { getTabFocusMode(): boolean; setTabFocusMode(moves: boolean): void };
}

declare module 'monaco-editor/languages/definitions/javascript/javascript' {
  import type { languages } from 'monaco-editor/editor';
  export const conf: languages.LanguageConfiguration;
}
