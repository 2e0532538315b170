import type { Activate } from 'lathe';
import { codeArea } from 'lathe/ui';
import { CodeArea } from './code/CodeArea';
import { CodeFields } from './code/codeFields';
import { CodeLanguages } from './code/codeLanguages';
import { EditorCommands } from './commands/editorCommands';
import { FileCommands } from './commands/fileCommands';
import { DiffEditor } from './diff/DiffEditor';
import { DiffCommands } from './diff/diffCommands';
import { DiffWidgets } from './diff/diffWidgets';
import { Documents } from './documents/documents';
import { TypedAhead } from './documents/typedAhead';
import { Untitled } from './documents/untitled';
import { VirtualTexts } from './documents/virtualTexts';
import { ActiveWidget } from './editor/activeWidget';
import { EditorContext } from './editor/editorContext';
import { EditorOptions } from './editor/editorOptions';
import { EditorStatus } from './editor/editorStatus';
import { MenuOpener } from './editor/menuOpener';
import { Outline } from './editor/outline';
import { Stage } from './editor/stage';
import { TextEditor } from './editor/TextEditor';
import { TextTabRegistry } from './editor/textTabRegistry';
import { TextTabs } from './editor/textTabs';
import { Widgets } from './editor/widgets';
import { JsonView } from './json/JsonView';
import { JsonSchemas } from './monaco/jsonSchemas';
import { SchemaFetcher } from './monaco/schemaFetcher';
import { KeybindingBridge } from './monaco/keybindingBridge';
import { MarkersBridge } from './monaco/markersBridge';
import { MonacoLanguage } from './monaco/monacoLanguage';
import { MonacoLoader } from './monaco/monacoLoader';
import { ThemeBridge } from './monaco/themeBridge';
import { AskName } from './saving/askName';
import { SaveParticipants } from './saving/saveParticipants';
import { Saving } from './saving/saving';
import { TextTexts } from './textTexts';

/** Those that listen from the start. */
const listeners = [Untitled, VirtualTexts, ThemeBridge, MarkersBridge, KeybindingBridge, JsonSchemas, EditorContext];
const services = [
  ActiveWidget,
  AskName,
  CodeFields,
  CodeLanguages,
  DiffCommands,
  DiffWidgets,
  Documents,
  EditorCommands,
  EditorOptions,
  EditorStatus,
  FileCommands,
  MenuOpener,
  MonacoLanguage,
  MonacoLoader,
  Outline,
  SaveParticipants,
  Saving,
  SchemaFetcher,
  Stage,
  TextTabRegistry,
  TextTabs,
  TypedAhead,
  TextTexts,
  Widgets,
  ...listeners,
];

export const activate: Activate = ({ bind, commands, editors, get, offer }) => {
  for (const service of services) bind(service);
  for (const listener of listeners) get<object>(listener);
  editors.register('text', TextEditor);
  editors.register('diff', DiffEditor);
  editors.register('json', JsonView);
  offer(codeArea, CodeArea);

  const file = get(FileCommands);
  commands.register('workbench.action.files.newUntitledFile', () => file.newUntitled());
  commands.register('workbench.action.files.openFile', (...args) => file.open(...args));
  commands.register('workbench.action.files.compareWithSaved', (uri) => file.compareWithSaved(uri));
  commands.register('workbench.files.action.compareFileWith', () => file.compareWith());
  commands.register('workbench.files.action.compareWithClipboard', () => file.compareWithClipboard());
  commands.register('vscode.diff', (...args) => file.diff(args[0], args[1], args[2], args[3]));
  commands.register('workbench.action.openJson', (uri) => file.openJson(uri));
  commands.register('workbench.action.openDefaultSettings', () => file.openDefaultSettings());

  const editor = get(EditorCommands);
  commands.register('workbench.action.editor.changeLanguageMode', (id) => editor.changeLanguage(id));
  commands.register('workbench.action.editor.changeEOL', () => editor.changeEol());
  commands.register('editor.action.changeIndentation', () => editor.changeIndentation());
  commands.register('editor.action.gotoLine', () => editor.goToLine());
  commands.register('editor.action.toggleWordWrap', () => editor.toggleWordWrap());
  commands.register('editor.action.toggleMinimap', () => editor.toggleMinimap());
  commands.register('editor.action.toggleRenderWhitespace', () => editor.toggleWhitespace());
  commands.register('editor.action.toggleScreenReaderAccessibilityMode', () => editor.toggleScreenReader());

  const diff = get(DiffCommands);
  commands.register('toggle.diff.renderSideBySide', () => editor.toggleInlineDiff());
  commands.register('toggle.diff.ignoreTrimWhitespace', () => editor.toggleDiffWhitespace());
  commands.register('workbench.action.compareEditor.nextChange', () => diff.go('next'));
  commands.register('workbench.action.compareEditor.previousChange', () => diff.go('previous'));
  commands.register('workbench.action.swapDiffSides', () => diff.swap());
};
