import type { UndoStack } from 'lathe';
import { newId } from 'lathe/ui';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { RecordForm, type RecordServices } from '../../form/recordForm';
import { NewRow } from './newRow';

export interface NewRowPlace {
  readonly object: ObjectDescription;
  readonly history: UndoStack;
  /** A row is made: it is shown among the others from now on. */
  readonly onMade: (row: Row) => void;
  /** Told after an attempt to save has failed. */
  readonly onRefused: (row: NewRow) => void;
}

/**
 * The lines at the end of a grid in which rows are typed that do not exist yet. The last is always blank. A line that is
 * being saved stays until its row takes its place; one that is refused stays with what is wrong with it.
 */
export class NewRows {
  all: readonly NewRow[] = [];

  constructor(
    private readonly services: RecordServices,
    private readonly place: NewRowPlace,
  ) {
    makeObservable(this, { all: observableRef, dirty: computed, unsent: computed });
  }

  get isOffered(): boolean {
    const { may, kind } = this.place.object;
    return may.create && kind === 'custom';
  }

  get dirty(): boolean {
    return this.all.some((row) => !row.isBlank);
  }

  /** Those that wait for the network. */
  get unsent(): readonly NewRow[] {
    return this.all.filter(({ record: { form } }) => form.unsent && form.dirty);
  }

  start(): void {
    if (this.isOffered && this.all.length === 0) this.put([this.make()]);
  }

  stop(): void {
    this.all.forEach((row) => row.dispose());
  }

  /** While it is typed, so that nothing of it is lost. */
  type(row: NewRow, field: FieldDescription, value: unknown): void {
    if (!this.all.includes(row)) return;
    row.type(field, value);
    this.keepOneBlank();
  }

  change(row: NewRow, field: FieldDescription, value: unknown, before?: unknown): void {
    if (!this.all.includes(row)) return;
    row.change(field, value, before);
    this.keepOneBlank();
  }

  /** The blank line, filled in by a program: with texts that were pasted, for example. */
  get last(): NewRow | undefined {
    return this.all.at(-1);
  }

  /** True when it is a row now, or nothing was typed. */
  async save(row: NewRow): Promise<boolean> {
    if (row.isBlank || !this.all.includes(row)) return true;
    if (row.record.form.saving) return false;
    if (await row.record.form.save()) return true;
    this.place.onRefused(row);
    return false;
  }

  async saveAll(rows = this.all): Promise<boolean> {
    let all = true;
    for (const row of rows) all = (await this.save(row)) && all;
    return all;
  }

  /** The user has gone on to another line. */
  async left(row: NewRow): Promise<void> {
    if (!row.isBlank) await this.save(row);
    else if (row !== this.last) this.remove(row);
  }

  /** Gives up what was typed, after a question. */
  async discard(row: NewRow): Promise<void> {
    const { dialogs, t } = this.services;
    const answer = await dialogs.ask({
      type: 'warning',
      message: t('newRow.discard', { label: this.place.object.label }),
      detail: t('newRow.discardDetail'),
      buttons: [{ id: 'discard', label: t('newRow.discardButton'), danger: true }],
    });
    if (answer === 'discard') this.remove(row);
  }

  remove(row: NewRow): void {
    if (!this.all.includes(row)) return;
    this.put(this.all.filter((each) => each !== row));
    row.dispose();
    this.keepOneBlank();
  }

  clear(): void {
    for (const row of this.all) if (!row.isBlank) this.remove(row);
  }

  /** What is unsaved, as text. */
  backup(): string {
    return JSON.stringify(this.all.filter((row) => !row.isBlank).map((row) => row.record.form.backup()));
  }

  /** Nothing where it can't be read. */
  async restore(text: string): Promise<void> {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept) || !this.isOffered) return;
    for (const each of kept) {
      if (typeof each !== 'string') continue;
      const row = this.make();
      await row.ready;
      if (row.record.form.state === 'ready') row.record.form.restore(each);
      this.put([...this.all.slice(0, -1), row, ...this.all.slice(-1)]);
    }
  }

  private make(): NewRow {
    const { object, history, onMade } = this.place;
    const onStored = (stored: Row): void =>
      runInAction(() => {
        this.remove(row);
        onMade(stored);
      });
    const row = new NewRow(new RecordForm(this.services, { object, id: newId, given: {}, onStored }), history);
    return row;
  }

  private keepOneBlank(): void {
    if (this.last?.isBlank !== true) this.put([...this.all, this.make()]);
  }

  private put(all: readonly NewRow[]): void {
    runInAction(() => (this.all = all));
  }
}
