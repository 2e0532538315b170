import { type Dialogs, FailedCall } from 'lathe';
import { newId as newRowId } from 'lathe/common';
import { FormModel, newId } from 'lathe/ui';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { DataRows } from '../rows/dataRows';
import { KnownRights } from '../rows/knownRights';
import { changedFields, conflictQuestion } from '../rows/recordConflict';
import { writtenValues } from '../rows/saveRow';
import { sealedText } from '../values/sealedText';
import type { ValueFormat } from '../values/valueFormat';
import { sameValue } from '../values/writtenValue';
import { firstValues } from './firstValues';

export interface RecordServices {
  readonly rows: Pick<DataRows, 'get' | 'create' | 'update' | 'rights'>;
  readonly dialogs: Pick<Dialogs, 'ask'>;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
  readonly format: () => ValueFormat;
  readonly user: () => { readonly id: string; readonly name: string } | undefined;
}

export interface RecordPlace {
  readonly object: ObjectDescription;
  /** "new" for one that is yet to be made. */
  readonly id: string;
  /** What a new one begins with. */
  readonly given: Row;
  readonly onStored: (row: Row) => void;
}

/** A row as it was when the user began, and as it is. */
interface Versions {
  readonly before: Row;
  readonly now: Row;
}

/** A row in a form, by the names of its fields. */
export class RecordForm {
  readonly form: FormModel<Row>;
  /** As the server has it; none for a new one. */
  stored: Row | undefined = undefined;
  /** Somebody else has changed it while the user was typing. */
  outdated = false;
  private readonly rights: KnownRights;
  private writing = false;

  constructor(
    private readonly services: RecordServices,
    readonly place: RecordPlace,
  ) {
    this.rights = new KnownRights(services.rows, place.object);
    const secrets = place.object.fields.filter(({ type }) => type === 'encryptedtext').map(({ name }) => name);
    this.form = new FormModel<Row>({
      load: () => this.load(),
      save: (values, changes) => this.save(values, changes),
      secrets,
      resumes: true,
    });
    makeObservable(this, { stored: observableRef, outdated: observable });
  }

  get isNew(): boolean {
    return this.place.id === newId;
  }

  field(name: string): FieldDescription | undefined {
    return this.place.object.fields.find((field) => field.name === name);
  }

  get mayWrite(): boolean {
    const { object, id } = this.place;
    return this.isNew ? object.kind === 'custom' && object.may.create : this.rights.may('edit', id);
  }

  get mayDelete(): boolean {
    return !this.isNew && this.rights.may('delete', this.place.id);
  }

  /** Others have written the row: it is shown as it is now, unless the user has changed something himself. */
  heardOfChange(): void {
    if (this.isNew || this.writing || this.form.state !== 'ready') return;
    if (this.form.dirty) runInAction(() => (this.outdated = true));
    else void this.form.load();
  }

  private async load(): Promise<Row> {
    const { object, id, given } = this.place;
    if (this.isNew) return { id: null, ...firstValues(object, given, this.services.user()) };
    try {
      const [row] = await Promise.all([this.now(id), this.rights.learn([{ id }])]);
      return this.take(row);
    } catch (error) {
      throw error instanceof FailedCall && error.status === 404 ? this.goneBy(error, 'record.notThere') : error;
    }
  }

  private async save(values: Row, changes: Row): Promise<Row> {
    this.writing = true;
    try {
      return this.isNew ? await this.create(values) : await this.update(changes);
    } finally {
      this.writing = false;
    }
  }

  /** Its id is known before it is sent: whether one arrived whose answer was lost can be told by it. */
  private async create(values: Row): Promise<Row> {
    const { object } = this.place;
    const sentBefore = typeof values['id'] === 'string';
    const id = sentBefore ? String(values['id']) : newRowId(object.keyPrefix ?? '');
    this.form.keep('id', id);
    const own = object.fields.filter((field) => field.editable && isGiven(field, values[field.name]));
    const made = Object.fromEntries(own.map(({ name }) => [name, values[name]]));
    try {
      await this.services.rows.create(object.name, { ...writtenValues(object, made), id });
    } catch (error) {
      if (!(sentBefore && isTaken(error))) throw error;
      const now = await this.now(id);
      // Until somebody else writes to it, it holds nothing but what was sent before.
      await this.write(id, made, { before: now['revision'] === 1 ? now : {}, now });
    }
    return this.take(await this.now(id));
  }

  /** Only what was changed is sent: what others have changed beside it stays. */
  private async update(changes: Row): Promise<Row> {
    const { object, id } = this.place;
    const before = this.stored ?? {};
    try {
      const { revision } = before;
      await this.services.rows.update(object.name, id, { ...writtenValues(object, changes), revision });
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      if (error.status === 404) throw this.goneBy(error, 'record.gone');
      if (error.code !== 'ROW_STALE') throw error;
      await this.write(id, changes, { before, now: await this.now(id) });
    }
    return this.take(await this.now(id));
  }

  private now(id: string): Promise<Row> {
    return this.services.rows.get(this.place.object.name, id, undefined, { names: true });
  }

  /** What it has already isn't written again: one that arrived, though its answer was lost, is done. */
  private async write(id: string, changes: Row, { before, now }: Versions): Promise<void> {
    const { object } = this.place;
    const wished = Object.entries(await this.settled(changes, { before, now })).filter(([name, value]) => {
      const field = this.field(name);
      return !field || !sameValue(field, value, now[name]);
    });
    if (wished.length === 0) return;
    const values = writtenValues(object, Object.fromEntries(wished));
    await this.services.rows.update(object.name, id, { ...values, revision: now['revision'] });
  }

  /** What is to be written where others have changed the same fields: the user says whose values count. */
  private async settled(changes: Row, { before, now }: Versions): Promise<Row> {
    const { object } = this.place;
    const { dialogs, t, format } = this.services;
    const both = changedFields(object, changes, before, now);
    if (both.length === 0) return changes;
    const answer = await dialogs.ask(conflictQuestion(both, { now, changes, t, format: format() }));
    if (answer === 'mine') return changes;
    if (answer !== 'theirs') throw new DOMException('', 'AbortError');
    const names = new Set(both.map(({ name }) => name));
    for (const name of names) this.form.change(name, now[name], this.field(name)?.label);
    return Object.fromEntries(Object.entries(changes).filter(([name]) => !names.has(name)));
  }

  /** Somebody has deleted it, or it is not to be seen any more. */
  private goneBy({ envelope, status }: FailedCall, text: string): FailedCall {
    const resMsg = this.services.t(text, { label: this.place.object.label });
    return new FailedCall({ ...envelope, resMsg, fields: undefined }, status);
  }

  private take(row: Row): Row {
    runInAction(() => Object.assign(this, { stored: row, outdated: false }));
    this.place.onStored(row);
    return row;
  }
}

function isGiven(field: FieldDescription, value: unknown): boolean {
  if (value === sealedText) return false;
  // Who empties a field that begins with something wants it empty.
  return !sameValue(field, value, null) || field.default !== undefined;
}

/** There is a row with this id. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof FailedCall) || error.code !== 'ROW_TAKEN') return false;
  return error.envelope.fields?.some(({ path }) => path === 'body.id') ?? false;
}
