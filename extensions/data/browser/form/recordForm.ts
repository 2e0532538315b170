import type { Dialogs } from 'lathe';
import { FormModel, newId } from 'lathe/ui';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { DataRows } from '../rows/dataRows';
import { writtenValues } from '../rows/saveRow';
import { sealedText } from '../values/sealedText';
import type { ValueFormat } from '../values/valueFormat';
import { sameValue } from '../values/writtenValue';
import { changedFields, conflictQuestion } from './recordConflict';
import { firstValues } from './firstValues';

export interface RecordServices {
  readonly rows: Pick<DataRows, 'get' | 'create' | 'update'>;
  readonly dialogs: Pick<Dialogs, 'ask'>;
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string;
  readonly format: () => ValueFormat;
  readonly user: () => Promise<{ readonly id: string; readonly name: string } | undefined>;
}

export interface RecordPlace {
  readonly object: ObjectDescription;
  /** "new" for one that is yet to be made. */
  readonly id: string;
  /** What a new one begins with. */
  readonly given: Row;
  readonly onStored: (row: Row) => void;
}

/** A row in a form, by the names of its fields. */
export class RecordForm {
  readonly form: FormModel<Row>;
  /** As the server has it; none for a new one. */
  stored: Row | undefined = undefined;
  /** Somebody else has changed it while the user was typing. */
  outdated = false;
  private writing = false;

  constructor(
    private readonly services: RecordServices,
    readonly place: RecordPlace,
  ) {
    const secrets = place.object.fields.filter(({ type }) => type === 'encryptedtext').map(({ name }) => name);
    this.form = new FormModel<Row>({
      load: () => this.load(),
      save: (values, changes) => this.save(values, changes),
      secrets,
    });
    makeObservable(this, { stored: observableRef, outdated: observable });
  }

  get isNew(): boolean {
    return this.place.id === newId;
  }

  field(name: string): FieldDescription | undefined {
    return this.place.object.fields.find((field) => field.name === name);
  }

  /** Others have written the row: it is shown as it is now, unless the user has changed something himself. */
  heardOfChange(): void {
    if (this.isNew || this.writing || this.form.state !== 'ready') return;
    if (this.form.dirty) runInAction(() => (this.outdated = true));
    else void this.form.load();
  }

  private async load(): Promise<Row> {
    const { object, id, given } = this.place;
    if (this.isNew) return firstValues(object, given, await this.services.user());
    return this.take(await this.services.rows.get(object.name, id, undefined, { names: true }));
  }

  private async save(values: Row, changes: Row): Promise<Row> {
    this.writing = true;
    try {
      return this.isNew ? await this.create(values) : await this.update(changes);
    } finally {
      this.writing = false;
    }
  }

  private async create(values: Row): Promise<Row> {
    const { object } = this.place;
    const own = object.fields.filter((field) => field.editable && isGiven(field, values[field.name]));
    const made = Object.fromEntries(own.map(({ name }) => [name, values[name]]));
    const id = await this.services.rows.create(object.name, writtenValues(object, made));
    return this.take(await this.services.rows.get(object.name, id, undefined, { names: true }));
  }

  /** Only what was changed is sent: what others have changed beside it stays. */
  private async update(changes: Row): Promise<Row> {
    const { object, id } = this.place;
    const { rows } = this.services;
    const now = await rows.get(object.name, id, undefined, { names: true });
    const wished = await this.settled(changes, now);
    await rows.update(object.name, id, { ...writtenValues(object, wished), revision: now['revision'] });
    return this.take(await rows.get(object.name, id, undefined, { names: true }));
  }

  /** What is to be written where others have changed the same fields: the user says whose values count. */
  private async settled(changes: Row, now: Row): Promise<Row> {
    const { object } = this.place;
    const { dialogs, t, format } = this.services;
    const both = changedFields(object, changes, this.stored ?? {}, now);
    if (both.length === 0) return changes;
    const answer = await dialogs.ask(conflictQuestion(both, { now, changes, t, format: format() }));
    if (answer === 'mine') return changes;
    if (answer !== 'theirs') throw new DOMException('', 'AbortError');
    const names = new Set(both.map(({ name }) => name));
    for (const name of names) this.form.change(name, now[name], this.field(name)?.label);
    return Object.fromEntries(Object.entries(changes).filter(([name]) => !names.has(name)));
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
