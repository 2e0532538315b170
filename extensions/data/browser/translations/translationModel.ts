import { UndoStack } from 'lathe';
import { type ListPage, LiveList, type PageWanted } from 'lathe/ui';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { NewText, TextRow } from '../../common/i18nCalls';
import type { DataClient } from '../dataClient';

/** A text as the table has it: with an id of its own. */
export interface TranslatedText extends Omit<TextRow, 'id'> {
  readonly id: string;
  /** Of the record that it stands in. */
  readonly record: string;
}

/** The texts of what was built, in one other language, and what was typed and is not saved yet. */
export class TranslationModel {
  readonly list = new LiveList<TranslatedText>();
  readonly history = new UndoStack();
  language = 'zh-CN';
  /** Only texts that have no translation. */
  missing = false;
  search = '';
  saving = false;
  problem: string | undefined = undefined;
  /** By language and text, what was typed. */
  private readonly drafts = observable.map<string, { readonly text: TranslatedText; readonly value: string }>(
    {},
    { deep: false },
  );

  constructor(private readonly client: DataClient) {
    makeObservable(this, {
      language: observable,
      missing: observable,
      search: observable,
      saving: observable,
      problem: observableRef,
    });
    this.ask();
  }

  get dirty(): boolean {
    return this.drafts.size > 0;
  }

  get changed(): number {
    return this.drafts.size;
  }

  show(change: Partial<Pick<TranslationModel, 'language' | 'missing' | 'search'>>): void {
    runInAction(() => Object.assign(this, change));
    this.ask();
  }

  valueOf(text: TranslatedText): string {
    return this.drafts.get(this.keyOf(text))?.value ?? text.texts[this.language] ?? '';
  }

  isChanged(text: TranslatedText): boolean {
    return this.drafts.has(this.keyOf(text));
  }

  translate(text: TranslatedText, value: string): void {
    const key = this.keyOf(text);
    const before = this.valueOf(text);
    if (before === value) return;
    const stored = text.texts[this.language] ?? '';
    const put = (next: string): void =>
      runInAction(() => {
        if (next === stored) this.drafts.delete(key);
        else this.drafts.set(key, { text, value: next });
      });
    put(value);
    this.history.push({ label: text.text, group: key, undo: () => put(before), redo: () => put(value) });
  }

  async save(): Promise<boolean> {
    if (this.saving || !this.dirty) return !this.saving;
    runInAction(() => Object.assign(this, { saving: true, problem: undefined }));
    const sent = [...this.drafts];
    try {
      const { i18n } = await this.client.calls;
      await i18n.save({
        query: { override: true },
        body: { texts: sent.map(([key, draft]) => toNewText(key, draft)) },
      });
      runInAction(() => {
        for (const [key, draft] of sent) if (this.drafts.get(key) === draft) this.drafts.delete(key);
      });
      this.history.clear();
      this.list.reload();
      return true;
    } catch (error) {
      runInAction(() => (this.problem = error instanceof Error ? error.message : String(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  revert(): void {
    runInAction(() => this.drafts.clear());
    this.history.clear();
  }

  /** What was typed, to be kept over a crash. */
  backup(): string {
    return JSON.stringify([...this.drafts]);
  }

  restore(backup: string): void {
    const kept: unknown = JSON.parse(backup);
    if (!Array.isArray(kept)) return;
    runInAction(() => {
      for (const entry of kept) if (Array.isArray(entry)) this.drafts.set(String(entry[0]), entry[1]);
    });
  }

  private ask(): void {
    const { language, missing, search } = this;
    this.list.show(async ({ offset, limit }: PageWanted, signal): Promise<ListPage<TranslatedText>> => {
      const { i18n } = await this.client.calls;
      const query = { offset, limit, ...(missing ? { missing: language } : {}), ...(search ? { search } : {}) };
      const { rows, total } = await i18n.list({ query, signal });
      return { rows: rows.map(toText), total };
    });
  }

  private keyOf({ id }: TranslatedText): string {
    return `${this.language}:${id}`;
  }
}

function toText({ id, ...text }: TextRow): TranslatedText {
  return { ...text, record: id, id: [id, text.kind, text.value ?? ''].join('/') };
}

function toNewText(key: string, { text, value }: { readonly text: TranslatedText; readonly value: string }): NewText {
  const language = key.slice(0, key.indexOf(':'));
  const { record: id, kind, value: choice } = text;
  return { id, kind, ...(choice === undefined ? {} : { value: choice }), texts: { [language]: value.trim() } };
}
