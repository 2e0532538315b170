import './features';
import './languages';
import { EditorExtensionsRegistry } from 'monaco-editor/editor/browser/editorExtensions';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { TabFocus } from 'monaco-editor/editor/browser/config/tabFocus';
import { KeyCodeUtils } from 'monaco-editor/base/common/keyCodes';
import { Keybinding, KeyCodeChord } from 'monaco-editor/base/common/keybindings';
import { OS } from 'monaco-editor/base/common/platform';
import { USLayoutResolvedKeybinding } from 'monaco-editor/platform/keybinding/common/usLayoutResolvedKeybinding';
import { ICommandService } from 'monaco-editor/platform/commands/common/commands';
import { IContextKeyService } from 'monaco-editor/platform/contextkey/common/contextkey';
import { IKeybindingService } from 'monaco-editor/platform/keybinding/common/keybinding';
import { KeybindingsRegistry } from 'monaco-editor/platform/keybinding/common/keybindingsRegistry';
import { IOutlineModelService } from 'monaco-editor/editor/contrib/documentSymbols/browser/outlineModel';
import { CancellationTokenSource, type editor, type IDisposable, type languages } from 'monaco-editor/editor';
import { javascriptDefaults, typescriptDefaults } from 'monaco-editor/languages/features/typescript/register';
import { registerJsonCompletion } from './jsonCompletion';
import { createWorker } from './workers';

// The one module that holds Monaco; everything else gets it from MonacoLoader.
self.MonacoEnvironment = { getWorker: (_id, label) => createWorker(label) };

// Every file is a module, or the names of all open files would collide.
const moduleDetectionForce = 3;
for (const defaults of [typescriptDefaults, javascriptDefaults]) {
  defaults.setCompilerOptions({ ...defaults.getCompilerOptions(), moduleDetection: moduleDetectionForce });
}

registerJsonCompletion();

export * from 'monaco-editor/editor';
// Brackets and quotation marks do in forms what they do in scripts.
export { conf as codeConfiguration } from 'monaco-editor/languages/definitions/javascript/javascript';
export { jsonDefaults } from 'monaco-editor/languages/features/json/register';

/** What keys, commands and the outline need of Monaco's insides. */
export const insides = {
  actionIds: (): readonly string[] => [...EditorExtensionsRegistry.getEditorActions()].map(({ id }) => id),
  defaultKeybindings: () => KeybindingsRegistry.getDefaultKeybindings(),
  keyName: (keyCode: number): string => KeyCodeUtils.toUserSettingsUS(keyCode),
  /** What Monaco shows for a key in its tooltips. */
  resolveKeybinding: (text: string): object | undefined =>
    USLayoutResolvedKeybinding.resolveKeybinding(new Keybinding(text.split(' ').map(toChord)), OS)[0],
  commands: () => StandaloneServices.get(ICommandService),
  contextKeys: () => StandaloneServices.get(IContextKeyService),
  symbolsOf: async (model: editor.ITextModel): Promise<readonly languages.DocumentSymbol[]> => {
    const outline = await StandaloneServices.get(IOutlineModelService).getOrCreate(
      model,
      new CancellationTokenSource().token,
    );
    return outline.getTopLevelSymbols();
  },
  keybindings: () => StandaloneServices.get(IKeybindingService),
  /**
   * In a field of a form Tab goes on to the next field, until it's told otherwise. Monaco knows one mode for all editors: it is
   * the field's while the focus is there.
   */
  tabMovesFocusIn: (field: editor.IStandaloneCodeEditor): IDisposable => {
    let own = true;
    let elsewhere = false;
    const enter = field.onDidFocusEditorText(() => {
      elsewhere = TabFocus.getTabFocusMode();
      TabFocus.setTabFocusMode(own);
    });
    const leave = field.onDidBlurEditorText(() => {
      own = TabFocus.getTabFocusMode();
      TabFocus.setTabFocusMode(elsewhere);
    });
    return {
      dispose: () => {
        enter.dispose();
        leave.dispose();
      },
    };
  },
};

function toChord(text: string): KeyCodeChord {
  const parts = text.split(/\+(?!$)/);
  const has = (...names: readonly string[]): boolean => names.some((name) => parts.slice(0, -1).includes(name));
  const keyCode = KeyCodeUtils.fromUserSettings(parts.at(-1) ?? '');
  return new KeyCodeChord(has('ctrl'), has('shift'), has('alt'), has('meta', 'cmd', 'win'), keyCode);
}
