import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Locale, type MetadataRecord, Refusal } from 'lathe/common';
import { type Actor, Database, type InTransaction, Messages, MetadataStore } from 'lathe/node';
import type { Impact } from '../../common/centerCalls';
import { FieldData } from '../../common/objects/fieldData';
import { fieldIssues } from '../../common/objects/fieldIssues';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel } from '../objects/objectModel';
import { refuseField } from '../objects/refuseField';
import type { FieldColumn } from '../tables/fieldColumn';
import { FieldColumns } from '../tables/fieldColumns';
import { Uses } from './uses';

export interface FieldChange {
  readonly name?: string;
  readonly data?: unknown;
}

/** What a change would meet, looked at without changing anything. */
@injectable()
export class Impacts {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(FieldColumns) private readonly columns: FieldColumns,
    @inject(Uses) private readonly uses: Uses,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  async of(actor: Actor, id: string, change: FieldChange | undefined, locale: Locale): Promise<Impact> {
    const models = await this.catalogue.of(actor.tenant);
    const object = models.all.find((each) => each.id === id || each.fields.some((field) => field.id === id));
    // Of what has no rows, such as a picklist, it is told who uses it.
    if (!object) return this.ofOther(actor, id, locale);
    const isObject = object.id === id;
    const uses = await this.uses.of(actor, id, isObject, locale);
    if (isObject) {
      const rows = await this.count(actor, object);
      return { ...uses, rows, values: rows, refusals: [] };
    }
    const before = await this.store.get(actor, 'Field', id);
    const counted = await this.counted(actor, object, before);
    const refusals = change ? await this.refusals(actor, object, before, change, locale) : [];
    return { ...uses, ...counted, refusals };
  }

  private async ofOther(actor: Actor, id: string, locale: Locale): Promise<Impact> {
    const uses = await this.uses.of(actor, id, true, locale);
    if (uses.usesTotal === 0) await this.requireRecord(actor, id);
    return { ...uses, rows: 0, values: 0, refusals: [] };
  }

  private async requireRecord({ tenant }: Actor, id: string): Promise<void> {
    const { rows } = await sql`select from ${sql.id(tenant.schema, 'metadata')}
      where id = ${id} and deletion is null`.execute(this.database.bare);
    if (rows.length === 0) throw new Refusal('NOT_FOUND', { parameters: { id, type: 'Metadata' } });
  }

  private async count({ tenant }: Actor, { kind, table }: ObjectModel): Promise<number> {
    if (kind === 'view') return 0;
    const { rows } = await sql<{ rows: number }>`
      select count(*)::float8 as rows from ${sql.id(tenant.schema, table)}`.execute(this.database.bare);
    return rows[0]?.rows ?? 0;
  }

  private async counted(actor: Actor, object: ObjectModel, { id }: MetadataRecord) {
    const column = object.fields.find((field) => field.id === id)?.column;
    if (column === undefined || object.kind === 'view') return { rows: await this.count(actor, object), values: 0 };
    const { rows } = await sql<{ rows: number; values: number }>`
      select count(*)::float8 as rows, count(${sql.id(column)})::float8 as values
      from ${sql.id(actor.tenant.schema, object.table)}`.execute(this.database.bare);
    return rows[0] ?? { rows: 0, values: 0 };
  }

  private async refusals(
    actor: Actor,
    object: ObjectModel,
    { id, name, data }: MetadataRecord,
    change: FieldChange,
    locale: Locale,
  ): Promise<string[]> {
    const before: FieldColumn = { id, name, data: FieldData.parse(data) };
    const wanted = FieldData.safeParse(change.data ?? data);
    if (!wanted.success) return wanted.error.issues.map(({ message }) => message);
    const [issue] = fieldIssues(wanted.data);
    if (issue) return [this.say(refuseField([issue]), locale)];
    // Values stay under the name that they have now.
    const after: FieldColumn = { ...before, data: wanted.data };
    const checks = this.columns.checks(before, after);
    return this.database.transact(actor.tenant, (transaction) =>
      this.failing(checks, { transaction, schema: actor.tenant.schema, table: object.table }, locale),
    );
  }

  private async failing(
    checks: ReturnType<FieldColumns['checks']>,
    place: { transaction: InTransaction; schema: string; table: string },
    locale: Locale,
  ): Promise<string[]> {
    const said: string[] = [];
    for (const check of checks) {
      try {
        await check(place);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        said.push(this.say(error, locale));
        // What can't be turned into the other type can't be measured by it either.
        if (error.code === 'FIELD_TYPE_CHANGE') return said;
      }
    }
    return said;
  }

  private say({ text, parameters }: Refusal, locale: Locale): string {
    return this.messages.say(locale, `error.${text}`, parameters);
  }
}
