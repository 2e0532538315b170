import { type Dialogs, type Notifications, UndoStack } from 'lathe';
import { makeObservable, observable, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription } from '../../common/describeCalls';
import { changedFields, conflictQuestion } from '../rows/recordConflict';
import type { RefusedChange, RowChange, SaveOutcome } from '../rows/saveRow';
import type { RowSource } from '../rows/rowSource';
import { issueText } from '../values/issueText';
import type { ValueFormat } from '../values/valueFormat';
import { sameValue } from '../values/writtenValue';

/** What was typed into a cell and refused: it stays there until it is mended or given up. */
export interface Rejected {
  readonly value: unknown;
  readonly message: string;
}

export interface EditServices {
  readonly source: RowSource;
  readonly notifications: Pick<Notifications, 'error' | 'info'>;
  readonly dialogs: Pick<Dialogs, 'ask'>;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
  readonly format: () => ValueFormat;
}

type Outcome = 'done' | 'refused';

/** The changes that are made in a grid: saved one by one, undone and done again, and what was refused. */
export class GridEdits {
  readonly history = new UndoStack({ groupWithin: 0 });
  /** How many changes are on their way. */
  saving = 0;
  private readonly rejected = observable.map<string, Rejected>({}, { deep: false });

  constructor(private readonly services: EditServices) {
    makeObservable(this, { saving: observable });
  }

  rejectedAt(row: Row, path: string): Rejected | undefined {
    return this.rejected.get(keyOf(String(row['id']), path));
  }

  /** Back to what is stored. */
  giveUp(row: Row, path: string): boolean {
    return this.rejected.delete(keyOf(String(row['id']), path));
  }

  async change(row: Row, field: FieldDescription, value: unknown): Promise<void> {
    this.giveUp(row, field.name);
    if (sameValue(field, value, row[field.name])) return;
    const { t } = this.services;
    const changes = { [field.name]: value };
    const written = this.write(row, changes);
    this.remember(t('grid.edit', { field: field.label }), [{ row, changes }], written);
    await written;
  }

  /** Many at once: each row by itself, so that one that is refused keeps no other. */
  async changeMany(changes: readonly RowChange[], label: string): Promise<void> {
    if (changes.length === 0) return;
    const { source, notifications, t } = this.services;
    const failed = await this.counted(() => source.saveMany(changes));
    for (const { change, ...refusal } of failed) this.mark(change.row, change.changes, refusal);
    const refused = new Set(failed.map(({ change }) => change));
    const done = changes.filter((change) => !refused.has(change));
    if (done.length > 0) this.remember(label, done, Promise.resolve('done'));
    const [first] = failed;
    if (first) notifications.error(t('grid.someRefused', { count: failed.length, message: first.message }));
  }

  /** Known at once, so that who is quick can take it back; of what was refused only the refusal is left to undo. */
  private remember(label: string, changes: readonly RowChange[], written: Promise<Outcome>): void {
    const before = changes.map(({ row, changes: made }) => ({
      row,
      changes: Object.fromEntries(Object.keys(made).map((name) => [name, row[name] ?? null])),
    }));
    const replay = async (wanted: readonly RowChange[]): Promise<void> => {
      if ((await written) === 'done') return this.replay(wanted);
      for (const { row, changes: made } of wanted) for (const path of Object.keys(made)) this.giveUp(row, path);
    };
    this.history.push({ label, undo: () => void replay(before), redo: () => void replay(changes) });
  }

  /** With the rows as they are by now. */
  private async replay(changes: readonly RowChange[]): Promise<void> {
    const { source } = this.services;
    const now = changes.map(({ row, changes: made }) => ({
      row: source.byId(String(row['id'])) ?? row,
      changes: made,
    }));
    const [only] = now;
    if (only && now.length === 1) return void (await this.write(only.row, only.changes));
    const failed = await this.counted(() => source.saveMany(now));
    const [first] = failed;
    if (first) this.services.notifications.error(first.message);
  }

  private async write(row: Row, changes: Row): Promise<Outcome> {
    const outcome = await this.counted(() => this.services.source.save(row, changes));
    if (outcome.kind === 'saved') return 'done';
    if (outcome.kind === 'conflict') return this.settle(row, changes, outcome);
    this.blame(row, changes, outcome);
    return 'refused';
  }

  /** Somebody else has changed the same fields: the user says which counts. */
  private async settle(row: Row, changes: Row, { stored }: SaveOutcome): Promise<Outcome> {
    const { dialogs, t, source, format } = this.services;
    if (!stored) return 'refused';
    const both = changedFields(source.object, changes, row, stored);
    const button = await dialogs.ask({
      ...conflictQuestion(both, { now: stored, changes, t, format: format() }),
      // A cell has nothing to go back to: to cancel is to keep theirs.
      buttons: [{ id: 'mine', label: t('conflict.mine'), danger: true }],
      cancel: t('conflict.theirs'),
    });
    return button === 'mine' ? this.write(stored, changes) : 'refused';
  }

  private blame(row: Row, changes: Row, { errors, message = '' }: SaveOutcome): void {
    if (this.mark(row, changes, { errors, message }) === 0) this.services.notifications.error(message);
  }

  /** Each cell with what is wrong with it, in words; tells how many are to blame. */
  private mark(row: Row, changes: Row, { errors, message }: Pick<RefusedChange, 'errors' | 'message'>): number {
    const { source, t } = this.services;
    const blamed = Object.keys(changes).filter((path) => errors.has(path));
    // What a rule says about another field is told beside what was changed.
    for (const path of blamed.length > 0 ? blamed : Object.keys(changes)) {
      const field = source.field(path);
      const issue = errors.get(path);
      const text = issue !== undefined && field ? issueText(t, issue, field) : message;
      this.reject(row, path, { value: changes[path], message: text });
    }
    return blamed.length;
  }

  private reject(row: Row, path: string, rejected: Rejected): void {
    runInAction(() => this.rejected.set(keyOf(String(row['id']), path), rejected));
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    runInAction(() => this.saving++);
    try {
      return await work();
    } finally {
      runInAction(() => this.saving--);
    }
  }
}

function keyOf(id: string, path: string): string {
  return `${id}/${path}`;
}
