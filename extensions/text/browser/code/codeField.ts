import { type ContextKeys, DisposableOwner, toDisposable } from 'lathe';
import type { CodeAreaProps, CodeProblem } from 'lathe/ui';
import { autorun } from 'mobx';
import type { editor } from 'monaco-editor/editor';
import { replacementOf } from '../documents/textEdits';
import type { ActiveWidget } from '../editor/activeWidget';
import type { EditorOptions } from '../editor/editorOptions';
import type { MenuOpener } from '../editor/menuOpener';
import type { CodeEditor, Monaco, TextModel } from '../monaco/monacoLoader';
import { type CodeLanguages, rangeOf } from './codeLanguages';
import { FieldContext } from './fieldContext';
import { type TextChange, UndoSteps } from './undoSteps';

export interface CodeFieldServices {
  readonly monaco: Monaco;
  readonly languages: CodeLanguages;
  readonly options: EditorOptions;
  readonly contextKeys: ContextKeys;
  readonly activeWidget: ActiveWidget;
  readonly menus: MenuOpener;
}

export type CodeFieldLook = Omit<CodeAreaProps, 'standIn' | 'onReady'>;

/** What makes an editor of files is too much for a few lines. */
const fieldOptions: editor.IStandaloneEditorConstructionOptions = {
  autoClosingOvertype: 'always',
  automaticLayout: true,
  autoDetectHighContrast: false,
  contextmenu: false,
  fixedOverflowWidgets: true,
  folding: false,
  glyphMargin: false,
  guides: { indentation: false },
  lineDecorationsWidth: 6,
  lineNumbers: 'off',
  lineNumbersMinChars: 0,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 4, bottom: 4 },
  renderLineHighlight: 'none',
  roundedSelection: false,
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false, horizontal: 'hidden', useShadows: false },
  stickyScroll: { enabled: false },
  wordBasedSuggestions: 'off',
  wordWrap: 'on',
  wrappingStrategy: 'advanced',
};

const owner = 'form';
const fewestLines = 3;
const mostLines = 16;
let made = 0;

/** One field of a form with Monaco's editor in it. What it holds is the form's; it tells and is told. */
export class CodeField extends DisposableOwner {
  readonly editor: CodeEditor;
  private readonly model: TextModel;
  private readonly steps = new UndoSteps();
  private telling = false;

  constructor(
    private readonly place: HTMLElement,
    private look: CodeFieldLook,
    private readonly services: CodeFieldServices,
  ) {
    super();
    const { monaco, languages, contextKeys, activeWidget, menus } = services;
    const uri = monaco.Uri.from({ scheme: 'field', path: `/${++made}` });
    this.model = this.own(monaco.editor.createModel(plain(look.text), undefined, uri));
    this.model.setEOL(monaco.editor.EndOfLineSequence.LF);
    this.own(languages.follow(monaco, this.model, () => this.look.language));
    this.editor = this.own(monaco.editor.create(place, { ...fieldOptions, model: this.model }));
    this.own(contextKeys.attach(place, new FieldContext(monaco, contextKeys)));
    this.own(this.model.onDidChangeContent(({ changes }) => this.tell(changes)));
    this.own(this.editor.onDidContentSizeChange(() => this.grow()));
    this.own(this.editor.onDidFocusEditorWidget(() => activeWidget.set(this.editor)));
    this.own(toDisposable(() => activeWidget.unset(this.editor)));
    this.own(menus.follow(this.editor));
    this.own(toDisposable(autorun(() => this.follow())));
    this.own(monaco.insides.tabMovesFocusIn(this.editor));
    this.show(look);
    this.grow();
  }

  show(look: CodeFieldLook): void {
    this.look = look;
    const { label, readOnly, required } = look;
    this.editor.updateOptions({ ariaLabel: label, ariaRequired: required, readOnly, domReadOnly: readOnly });
    this.write(plain(look.text));
    this.mark(look.problems);
    this.describe(look);
  }

  /** The user's settings of editors, as far as they make sense here. */
  private follow(): void {
    const { fontFamily, fontSize, fontLigatures, fontWeight, cursorStyle, cursorBlinking, accessibilitySupport } =
      this.services.options.of(this.look.language.id);
    this.editor.updateOptions({
      ...{ fontFamily, fontSize, fontLigatures, fontWeight, cursorStyle, cursorBlinking, accessibilitySupport },
    });
  }

  private tell(changes: readonly TextChange[]): void {
    const step = this.steps.of(changes);
    if (!this.telling) this.look.onText(this.model.getValue(), step);
  }

  /** What the form holds, without moving the caret where nothing is changed. */
  private write(text: string): void {
    const { monaco } = this.services;
    const { start, end, text: inserted } = replacementOf(this.model.getValue(), text) ?? {};
    if (start === undefined || end === undefined) return;
    this.telling = true;
    this.model.applyEdits([{ range: rangeOf(monaco, this.model, start, end), text: inserted ?? '' }]);
    this.telling = false;
  }

  private mark(problems: readonly CodeProblem[]): void {
    const { monaco } = this.services;
    const markers = problems.map(({ message, at, length }) => ({
      ...rangeOf(monaco, this.model, at, at + length),
      message,
      severity: monaco.MarkerSeverity.Error,
    }));
    monaco.editor.setModelMarkers(this.model, owner, markers);
  }

  /** Of what a screen reader is told, Monaco knows the name only. */
  private describe({ id, describedBy, invalid }: CodeFieldLook): void {
    const input = this.editor.getDomNode()?.querySelector('.native-edit-context, textarea.inputarea');
    if (!input) return;
    input.id = id;
    const set = (name: string, value: string | undefined): void =>
      value === undefined ? input.removeAttribute(name) : input.setAttribute(name, value);
    set('aria-describedby', describedBy);
    set('aria-invalid', invalid ? 'true' : undefined);
  }

  private grow(): void {
    const line = this.editor.getOption(this.services.monaco.editor.EditorOption.lineHeight);
    const [least, most] = [fewestLines, mostLines].map((lines) => lines * line + 8);
    const height = Math.min(Math.max(this.editor.getContentHeight(), least ?? 0), most ?? 0);
    this.place.style.height = `${height}px`;
    this.editor.layout();
  }
}

/** Lines end in one way only. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
