import { inject, injectable } from 'inversify';
import { QuickInput, Settings } from 'lathe';
import type { TextModel } from '../monaco/monacoLoader';
import { type Monaco, MonacoLoader } from '../monaco/monacoLoader';
import { ActiveWidget } from '../editor/activeWidget';
import { TextTexts } from '../textTexts';
import { parsePlace } from './parsePlace';

/** What the status bar offers: language, end of line, indentation, going to a line; and switches of the editor. */
@injectable()
export class EditorCommands {
  constructor(
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Settings) private readonly settings: Settings,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  async changeLanguage(id?: unknown): Promise<void> {
    const { monaco, model } = this;
    if (!monaco || !model) return;
    const chosen = typeof id === 'string' ? id : await this.pickLanguage(monaco, model.getLanguageId());
    if (chosen !== undefined) monaco.editor.setModelLanguage(model, chosen);
    this.activeWidget.editor?.focus();
  }

  async changeEol(): Promise<void> {
    const { monaco, model } = this;
    if (!monaco || !model) return;
    const { LF, CRLF } = monaco.editor.EndOfLineSequence;
    const items = [
      { label: 'LF', eol: LF },
      { label: 'CRLF', eol: CRLF },
    ];
    const activeItem = items[model.getEOL() === '\n' ? 0 : 1];
    const picked = await this.quickInput.pick(items, { placeholder: this.texts.t('pick.eol'), activeItem });
    if (picked) model.pushEOL(picked.eol);
    this.activeWidget.editor?.focus();
  }

  async changeIndentation(): Promise<void> {
    const { model } = this;
    if (!model) return;
    const { t } = this.texts;
    const kinds = [
      { label: t('pick.useSpaces'), insertSpaces: true },
      { label: t('pick.useTabs'), insertSpaces: false },
    ];
    const { insertSpaces, tabSize } = model.getOptions();
    const activeItem = kinds[insertSpaces ? 0 : 1];
    const kind = await this.quickInput.pick(kinds, { placeholder: t('pick.indentation'), activeItem });
    if (!kind) return;
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map((size) => ({ label: String(size), size }));
    const activeSize = sizes.find(({ size }) => size === tabSize);
    const size = await this.quickInput.pick(sizes, { placeholder: t('pick.tabSize'), activeItem: activeSize });
    if (size) model.updateOptions({ insertSpaces: kind.insertSpaces, tabSize: size.size, indentSize: size.size });
    this.activeWidget.editor?.focus();
  }

  async goToLine(): Promise<void> {
    const { editor } = this.activeWidget;
    const { model } = this;
    if (!editor || !model) return;
    const { t } = this.texts;
    const text = await this.quickInput.input({
      prompt: t('pick.line', { count: model.getLineCount() }),
      validate: (value) => (value.trim() === '' || parsePlace(value) ? undefined : t('pick.lineInvalid')),
    });
    const place = text === undefined ? undefined : parsePlace(text);
    editor.focus();
    if (!place) return;
    const lineNumber = place.line < 0 ? model.getLineCount() + 1 + place.line : place.line;
    const position = model.validatePosition({ lineNumber, column: place.column });
    editor.setPosition(position);
    editor.revealPositionInCenter(position);
  }

  toggleWordWrap(): Promise<void> {
    return this.toggle('editor.wordWrap', 'on', 'off');
  }

  toggleMinimap(): Promise<void> {
    return this.toggle('editor.minimap.enabled', true, false);
  }

  toggleWhitespace(): Promise<void> {
    return this.toggle('editor.renderWhitespace', 'all', 'selection');
  }

  toggleScreenReader(): Promise<void> {
    return this.toggle('editor.accessibilitySupport', 'on', 'auto');
  }

  toggleInlineDiff(): Promise<void> {
    return this.toggle('diffEditor.renderSideBySide', true, false);
  }

  toggleDiffWhitespace(): Promise<void> {
    return this.toggle('diffEditor.ignoreTrimWhitespace', true, false);
  }

  private async toggle(key: string, on: string | boolean, off: string | boolean): Promise<void> {
    await this.settings.set(key, this.settings.get(key) === on ? off : on);
  }

  private async pickLanguage(monaco: Monaco, current: string): Promise<string | undefined> {
    const items = monaco.languages
      .getLanguages()
      .map(({ id, aliases }) => ({ label: aliases?.[0] ?? id, description: id, id }))
      .sort((a, b) => a.label.localeCompare(b.label));
    const activeItem = items.find(({ id }) => id === current);
    const placeholder = this.texts.t('pick.language');
    return (await this.quickInput.pick(items, { placeholder, activeItem, matchOnDescription: true }))?.id;
  }

  private get monaco(): Monaco | undefined {
    return this.loader.loaded;
  }

  private get model(): TextModel | undefined {
    return this.activeWidget.editor?.getModel() ?? undefined;
  }
}
