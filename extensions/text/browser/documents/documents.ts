import { inject, injectable } from 'inversify';
import {
  type Disposable,
  DisposableOwner,
  Notifications,
  nameOfUri,
  onUnexpectedError,
  OpenTexts,
  Settings,
  TextFiles,
  toDisposable,
  WorkingCopies,
} from 'lathe';
import { type Monaco, MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';
import { backupStateOf } from './backupState';
import { fingerprintOf } from './fingerprint';
import { languageOf } from './languageOf';
import { largeText, TextDocument } from './textDocument';

/** Beyond this many characters a text is not opened. */
const tooLarge = 100 * 1024 * 1024;

export interface DocumentReference extends Disposable {
  readonly document: TextDocument;
}

interface Entry {
  readonly opening: Promise<TextDocument>;
  users: number;
}

/** The open texts: one document for each uri, however many tabs show it, until the last lets go. */
@injectable()
export class Documents extends DisposableOwner {
  private readonly entries = new Map<string, Entry>();
  private readonly open = new Map<string, TextDocument>();

  constructor(
    @inject(TextFiles) private readonly files: TextFiles,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(Settings) private readonly settings: Settings,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(TextTexts) private readonly texts: TextTexts,
    @inject(OpenTexts) private readonly openTexts: OpenTexts,
  ) {
    super();
    this.own(files.onDidChange((uri) => void this.storedChanged(uri).catch(onUnexpectedError)));
    this.own(toDisposable(() => this.open.forEach((document) => document.dispose())));
  }

  get(uri: string): TextDocument | undefined {
    return this.open.get(uri);
  }

  async acquire(uri: string): Promise<DocumentReference> {
    const entry = this.entries.get(uri) ?? { opening: this.load(uri), users: 0 };
    this.entries.set(uri, entry);
    entry.users++;
    try {
      const document = await entry.opening;
      const reference = toDisposable(() => this.release(uri, entry));
      return { document, dispose: () => reference.dispose() };
    } catch (error) {
      this.release(uri, entry);
      throw error;
    }
  }

  private release(uri: string, entry: Entry): void {
    if (--entry.users > 0) return;
    this.entries.delete(uri);
    this.open.get(uri)?.dispose();
    this.open.delete(uri);
  }

  private async load(uri: string): Promise<TextDocument> {
    const [text, monaco] = await Promise.all([this.readChecked(uri), this.loader.load()]);
    const document = this.create(monaco, uri, text);
    this.open.set(uri, document);
    document.attach(this.openTexts.add(uri, document));
    return document;
  }

  private async readChecked(uri: string): Promise<string> {
    const text = await this.files.read(uri);
    const name = nameOfUri(uri);
    const size = Math.round(text.length / 1024 / 1024);
    const limit = tooLarge / 1024 / 1024;
    if (text.length > tooLarge) throw new Error(this.texts.t('text.tooLarge', { name, size, limit }));
    if (text.length > largeText) this.notifications.warn(this.texts.t('text.large', { name, size }));
    return text;
  }

  private create(monaco: Monaco, uri: string, text: string): TextDocument {
    const backup = this.workingCopies.restored(uri);
    const kept = backupStateOf(backup?.state);
    const language = kept.language ?? languageOf(monaco, uri, text, this.settings);
    const [scheme = '', path = ''] = splitUri(uri);
    const model = monaco.editor.createModel(text, language, monaco.Uri.from({ scheme, path }));
    const id = model.getLanguageId();
    const tabSize = this.settings.get<number>('editor.tabSize', id);
    const insertSpaces = this.settings.get<boolean>('editor.insertSpaces', id);
    model.updateOptions({ tabSize, insertSpaces });
    if (this.settings.get<boolean>('editor.detectIndentation', id)) model.detectIndentation(insertSpaces, tabSize);
    if (text === '') setEndOfLine(monaco, model, this.settings.get<string>('files.eol'));
    const stored = uri.startsWith('untitled:') ? undefined : text;
    const document = new TextDocument(uri, model, stored, aboutFile(this.files, uri));
    if (backup) document.edit(backup.text);
    // What it was made from is not what is stored by now: saving it must ask.
    if (kept.base !== undefined && kept.base !== fingerprintOf(text)) document.forgetStored();
    return document;
  }

  /** What is clean follows what is stored; what is dirty is asked about when it is saved. */
  private async storedChanged(uri: string): Promise<void> {
    const document = this.open.get(uri);
    // What was deleted elsewhere stays on the screen, and can be saved again.
    if (!document || !(await this.files.exists(uri))) return;
    const text = await this.files.read(uri);
    if (this.open.get(uri) !== document) return;
    if (!document.dirty || document.text === text) document.reset(text);
  }
}

/** Looked up anew each time it is asked for. */
function aboutFile(files: TextFiles, uri: string) {
  return {
    get name(): string {
      return files.nameOf(uri);
    },
    get readonly(): boolean {
      return !uri.startsWith('untitled:') && files.isReadonly(uri);
    },
  };
}

function splitUri(uri: string): readonly [string, string] {
  const colon = uri.indexOf(':');
  return [uri.slice(0, colon), uri.slice(colon + 1)];
}

function setEndOfLine(monaco: Monaco, model: TextDocument['model'], eol: string): void {
  const { EndOfLineSequence } = monaco.editor;
  if (eol === '\n') model.setEOL(EndOfLineSequence.LF);
  if (eol === '\r\n') model.setEOL(EndOfLineSequence.CRLF);
}
