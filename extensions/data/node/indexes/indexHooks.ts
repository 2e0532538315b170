import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { codeOf, type Draft, type HookContext, type MetadataHooks } from 'lathe/node';
import type { IndexData } from '../../common/objects/indexData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { FieldModel, ObjectModel } from '../objects/objectModel';
import { refuse } from '../refuse';
import { textTypes } from '../../common/objects/fieldConversions';

type IndexDraft = Draft<IndexData>;

/** Types whose values have no order that an index could keep. */
const unsorted: readonly FieldModel['type'][] = ['multilanguage', 'encryptedtext', 'formula', 'rollupsummary'];

/** What the database calls an index. */
export function indexName(id: string): string {
  return `x_${id}`;
}

/** An index of an object is one of its table. */
@injectable()
export class IndexHooks implements MetadataHooks<IndexData> {
  constructor(@inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue) {}

  async afterSave(index: IndexDraft, context: HookContext, before?: IndexDraft): Promise<void> {
    if (before) await this.drop(index.id, context);
    await this.requireOnce(index, context);
    await this.build(index, context);
  }

  beforeDelete({ id }: IndexDraft, context: HookContext): Promise<void> {
    return this.drop(id, context);
  }

  afterRestore(index: IndexDraft, context: HookContext): Promise<void> {
    return this.build(index, context);
  }

  /** What is there already costs every write, and makes nothing faster. */
  private async requireOnce({ id, parent, data }: IndexDraft, { actor, transaction }: HookContext): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from ${sql.id(actor.tenant.schema, 'metadata')}
      where type = 'ObjectIndex' and parent = ${parent} and deletion is null and id <> ${id}
        and data -> 'fields' = ${JSON.stringify(data.fields)}::jsonb
        and coalesce((data ->> 'unique')::boolean, false) = ${data.unique === true}`.execute(transaction);
    if (rows[0]) throw refuse('INDEX_THERE', { name: rows[0].name });
  }

  private async build(index: IndexDraft, { actor, transaction }: HookContext): Promise<void> {
    const { schema } = actor.tenant;
    const models = await this.catalogue.of(actor.tenant, transaction);
    const object = index.parent === null ? undefined : models.byId(index.parent);
    if (object?.kind !== 'custom') throw refuse('BAD_INDEX', { issue: object?.name ?? '' });
    const columns = index.data.fields.map((id) => columnOf(object, id));
    const twice = columns.find((column, place) => columns.indexOf(column) !== place);
    if (twice) throw refuse('INDEX_FIELD_TWICE', { field: twice.name });
    const kind = index.data.unique ? sql`unique index` : sql`index`;
    // A list of values is looked into, not sorted.
    const lists = columns.some(({ type }) => type === 'multiselect');
    if (lists && (columns.length > 1 || index.data.unique))
      throw refuse('BAD_INDEX', { issue: columns[0]?.name ?? '' });
    const names = sql.join(columns.map(indexed));
    await sql`create ${kind} ${sql.id(indexName(index.id))} on ${sql.id(schema, object.table)}
      ${lists ? sql`using gin` : sql``} (${names}${lists || index.data.unique ? sql`` : sql`, id`})`
      .execute(transaction)
      .catch((error: unknown) => {
        throw codeOf(error) === '23505'
          ? refuse('INDEX_VALUES_ALIKE', { fields: columns.map(({ name }) => name).join(', ') })
          : error;
      });
  }

  private async drop(id: string, { actor, transaction }: HookContext): Promise<void> {
    await sql`drop index if exists ${sql.id(actor.tenant.schema, indexName(id))}`.execute(transaction);
  }
}

/** In the form in which queries compare it. */
function indexed({ column = '', type, data, system }: FieldModel): RawBuilder<unknown> {
  const folds = type === 'name' || (!system && !data?.caseSensitive && textTypes.some((each) => each === type));
  return folds ? sql`lower(${sql.id(column)})` : sql.id(column);
}

function columnOf(object: ObjectModel, id: string): FieldModel {
  const field = object.fields.find((each) => each.id === id);
  if (!field?.column || unsorted.includes(field.type)) throw refuse('BAD_INDEX', { issue: field?.name ?? id });
  return field;
}
