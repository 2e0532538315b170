import { injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import type { FieldData } from '../../common/objects/fieldData';
import { conversions } from '../../common/objects/fieldConversions';
import { isReference } from '../../common/objects/fieldTypes';
import { parseNumberFormat } from '../../common/objects/numberFormat';
import { refuse } from '../refuse';
import { refuseField } from '../objects/refuseField';
import { columnType } from './columnType';
import { requireFitting, requireFull, requireUnlike } from './columnChecks';
import { type ColumnPlace, comparable, type FieldColumn } from './fieldColumn';

type Statement = RawBuilder<unknown>;

/** Columns follow their fields; what would lose a value is refused. */
@injectable()
export class FieldColumns {
  async add(place: ColumnPlace, field: FieldColumn): Promise<void> {
    const { type } = field.data;
    const column = columnType(field.data);
    if (!column) return;
    await this.alter(place, sql`add column ${sql.id(field.name)} ${column} ${initialValue(field.data)}`);
    if (type === 'autonumber') await this.count(place, field.name, field.id, field.data.format ?? '');
    await this.finish(place, field);
    if (type !== 'checkbox' && field.data.default !== undefined)
      await this.alter(place, sql`alter column ${sql.id(field.name)} drop default`);
  }

  async change(place: ColumnPlace, before: FieldColumn, after: FieldColumn): Promise<void> {
    await this.loosen(place, before);
    await this.rename(place, before, after);
    await this.retype(place, before, after);
    await this.finish(place, after);
    if (after.data.type === 'autonumber' && after.data.format !== before.data.format)
      await this.count(place, after.name, after.id, after.data.format ?? '');
  }

  /** What a change would be refused for, each to be tried by itself; the values have the name from before. */
  checks(before: FieldColumn, after: FieldColumn): ((place: ColumnPlace) => Promise<void> | void)[] {
    const { data, name } = after;
    return [
      () => requireConvertible(before.data, data),
      (place) => (columnType(data) ? requireFitting(place, after) : undefined),
      (place) => (isMandatory(data) && !isMandatory(before.data) ? requireFull(place, name) : undefined),
      (place) => (data.unique ? requireUnlike(place, after) : undefined),
    ];
  }

  /** Its values stay, under a name that nobody asks for: until the field is restored or purged. */
  async setAside(place: ColumnPlace, field: FieldColumn, name: string): Promise<void> {
    if (!columnType(field.data)) return;
    await this.loosen(place, field);
    await this.alter(place, sql`rename column ${sql.id(field.name)} to ${sql.id(name)}`);
  }

  async bringBack(place: ColumnPlace, field: FieldColumn, name: string): Promise<void> {
    if (!columnType(field.data)) return;
    await this.alter(place, sql`rename column ${sql.id(name)} to ${sql.id(field.name)}`);
    await this.finish(place, field);
  }

  async drop(place: ColumnPlace, name: string): Promise<void> {
    await this.alter(place, sql`drop column if exists ${sql.id(name)}`);
  }

  /** Counts up by a sequence that lives and dies with the column; rows that are there are numbered at once. */
  async count({ transaction, schema, table }: ColumnPlace, column: string, id: string, format: string): Promise<void> {
    const parsed = parseNumberFormat(format);
    if (!parsed) throw refuseField([{ setting: 'format', code: 'numberFormat' }]);
    const sequence = sql.id(schema, `n_${id}`);
    const place = sql.id(schema, table, column);
    await sql`create sequence if not exists ${sequence} owned by ${place}`.execute(transaction);
    const { before, digits, after } = parsed;
    const next = sql`${sql.id(schema, 'auto_number')}(${sql.lit(`"${schema}"."n_${id}"`)}::regclass, ${sql.lit(before)},
      ${sql.lit(digits)}, ${sql.lit(after)})`;
    await sql`alter table ${sql.id(schema, table)} alter column ${sql.id(column)} set default ${next}`.execute(
      transaction,
    );
    await sql`update ${sql.id(schema, table)} set ${sql.id(column)} = ${next} where ${sql.id(column)} is null`.execute(
      transaction,
    );
  }

  private async rename(place: ColumnPlace, before: FieldColumn, after: FieldColumn): Promise<void> {
    if (before.name === after.name || !columnType(after.data)) return;
    await this.alter(place, sql`rename column ${sql.id(before.name)} to ${sql.id(after.name)}`);
  }

  private async retype(place: ColumnPlace, { data: before, target }: FieldColumn, after: FieldColumn): Promise<void> {
    const { data, name } = after;
    requireConvertible(before, data);
    if (isReference(data.type) && isReference(before.type) && target !== after.target)
      throw refuse('FIELD_TARGET_CHANGE', { field: name });
    await requireFitting(place, after);
    const [from, to] = [columnType(before), columnType(data)];
    const digits = before.precision !== data.precision || before.scale !== data.scale;
    if (!from || !to || (before.type === data.type && !digits)) return;
    await this.alter(place, sql`alter column ${sql.id(name)} type ${to} using ${sql.id(name)}::${to}`);
  }

  /** Takes away what keeps values from being missing or alike; `finish` puts back what still holds. */
  private async loosen(place: ColumnPlace, { id, name, data }: FieldColumn): Promise<void> {
    const { transaction, schema } = place;
    if (!columnType(data)) return;
    if (isReference(data.type)) await this.alter(place, sql`drop constraint if exists ${sql.id(`f_${id}`)}`);
    await sql`drop index if exists ${sql.id(schema, `u_${id}`)}`.execute(transaction);
    await this.alter(place, sql`alter column ${sql.id(name)} drop not null`);
  }

  private async finish(place: ColumnPlace, field: FieldColumn): Promise<void> {
    const { transaction, schema, table } = place;
    const { id, name, data, target } = field;
    const column = sql.id(name);
    if (isReference(data.type) && target !== undefined) {
      await this.alter(
        place,
        sql`add constraint ${sql.id(`f_${id}`)} foreign key (${column}) references ${sql.id(schema, target)} (id)
          on delete ${deletion(data)}`,
      );
      await sql`create index if not exists ${sql.id(`i_${id}`)} on ${sql.id(schema, table)} (${column}, id)`.execute(
        transaction,
      );
    }
    if (isMandatory(data)) {
      await requireFull(place, name);
      await this.alter(place, sql`alter column ${column} set not null`);
    }
    if (!data.unique) return;
    await requireUnlike(place, field);
    await sql`create unique index ${sql.id(`u_${id}`)} on ${sql.id(schema, table)} (${comparable(field)})`.execute(
      transaction,
    );
  }

  private async alter({ transaction, schema, table }: ColumnPlace, change: Statement): Promise<void> {
    await sql`alter table ${sql.id(schema, table)} ${change}`.execute(transaction);
  }
}

function requireConvertible({ type: from }: FieldData, { type: to }: FieldData): void {
  if (from !== to && !conversions.get(from)?.includes(to)) throw refuse('FIELD_TYPE_CHANGE', { from, to });
}

function isMandatory({ type, required }: FieldData): boolean {
  return required === true || type === 'masterdetail' || type === 'checkbox';
}

function deletion({ type, onDelete }: FieldData): Statement {
  if (type === 'masterdetail') return sql`cascade`;
  return onDelete === 'refuse' ? sql`restrict` : sql`set null`;
}

/** What rows that are there already get. */
function initialValue({ type, required, default: value }: FieldData): Statement {
  if (type === 'checkbox') return sql`not null default ${sql.lit(value === true)}`;
  if (!required || value === undefined) return sql``;
  if (Array.isArray(value)) return sql`default array[${sql.join(value.map((one) => sql.lit(one)))}]::text[]`;
  if (value === 'now' || value === 'today') return sql`default now()`;
  return sql`default ${sql.lit(typeof value === 'boolean' ? value : String(value))}`;
}
