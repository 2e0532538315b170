import { inject, injectable } from 'inversify';
import { Commands, Dialogs, Notifications, type SaveReason, StaleFileError, type Tab, Tabs, TextFiles } from 'lathe';
import type { EditedText } from '../documents/editedText';
import { TextTexts } from '../textTexts';
import { AskName } from './askName';
import { SaveParticipants } from './saveParticipants';
import { toRouteParameter } from '../documents/fileAddress';

/** Writes texts where they belong, and asks when that would undo what somebody else wrote. */
@injectable()
export class Saving {
  private readonly running = new Map<EditedText, Promise<boolean>>();
  /** Those of which it was said that they cannot be saved by themselves. */
  private readonly told = new WeakSet<EditedText>();

  constructor(
    @inject(TextFiles) private readonly files: TextFiles,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Commands) private readonly commands: Commands,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(TextTexts) private readonly texts: TextTexts,
    @inject(AskName) private readonly askName: AskName,
    @inject(SaveParticipants) private readonly participants: SaveParticipants,
  ) {}

  /** One after the other for each document. */
  async save(document: EditedText, reason: SaveReason = 'explicit'): Promise<boolean> {
    const before = this.running.get(document) ?? Promise.resolve(true);
    const saving = before.catch(() => false).then(() => this.saveNow(document, reason));
    this.running.set(document, saving);
    try {
      return await saving;
    } finally {
      if (this.running.get(document) === saving) this.running.delete(document);
    }
  }

  async revert(document: EditedText): Promise<void> {
    document.reset(document.isUntitled ? '' : await this.files.read(document.uri));
  }

  /** Into a file of the user's that they name; its tab takes the place of the old one. */
  async saveAs(document: EditedText, tab: Tab): Promise<boolean> {
    const name = await this.askName.ask(document);
    if (name === undefined) return false;
    const uri = `user:/files/${name}`;
    if (uri === document.uri) return this.save(document);
    const label = name.slice(name.lastIndexOf('/') + 1);
    if ((await this.files.exists(uri)) && !(await this.mayOverwrite(label))) return false;
    await this.files.write(uri, document.text);
    await this.tabs.open({ type: 'text', id: toRouteParameter(uri), name: label });
    if (!document.isUntitled) return true;
    document.reset('');
    await this.tabs.close(tab.key);
    return true;
  }

  /** What is stored may become another between the look at it and the writing: then all begins again, once. */
  private async saveNow(document: EditedText, reason: SaveReason): Promise<boolean> {
    try {
      return await this.saveOnce(document, reason);
    } catch (error) {
      if (!(error instanceof StaleFileError)) throw error;
      return this.saveOnce(document, reason);
    }
  }

  private async saveOnce(document: EditedText, reason: SaveReason): Promise<boolean> {
    if (!document.dirty) return true;
    const stored = (await this.files.exists(document.uri)) ? await this.files.read(document.uri) : undefined;
    const conflict = stored !== undefined && stored !== document.storedText && stored !== document.text;
    if (conflict && reason === 'auto') this.tell(document);
    if (conflict && (reason === 'auto' || !(await this.decide(document)))) return false;
    this.told.delete(document);
    if (reason === 'explicit') await this.participants.run(document);
    const { text } = document;
    const { state } = document;
    await this.files.write(document.uri, text);
    document.markSaved(text, state);
    return true;
  }

  /** Once for each conflict: who types on is not told with every letter. */
  private tell(document: EditedText): void {
    if (this.told.has(document)) return;
    this.told.add(document);
    const { t } = this.texts;
    const decide = { label: t('save.decide'), run: () => this.save(document) };
    this.notifications.warn(t('save.conflict', { name: document.name }), { actions: [decide] });
  }

  /** True to overwrite. */
  private async decide(document: EditedText): Promise<boolean> {
    const { t } = this.texts;
    const answer = await this.dialogs.ask({
      type: 'warning',
      message: t('save.conflict', { name: document.name }),
      detail: [this.files.lastChange(document.uri), t('save.conflictDetail')].filter(Boolean).join('\n'),
      buttons: [
        { id: 'compare', label: t('save.compare') },
        { id: 'revert', label: t('save.revert') },
        { id: 'overwrite', label: t('save.overwrite'), danger: true },
      ],
    });
    if (answer === 'revert') await this.revert(document);
    if (answer === 'compare') void this.commands.execute('workbench.action.files.compareWithSaved', document.uri);
    return answer === 'overwrite';
  }

  private mayOverwrite(name: string): Promise<boolean> {
    const { t } = this.texts;
    return this.dialogs.confirm({ message: t('save.exists', { name }), primary: t('save.overwrite'), danger: true });
  }
}
