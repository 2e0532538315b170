import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Draft, type HookContext, type MetadataHooks, MetadataTypes } from 'lathe/node';
import type { ComponentData } from '../../common/componentData';
import { findComponentType, folderType } from '../../common/componentTypes';
import { refuse } from '../refuse';
import { holdTree, placeInTree, thingTree } from './treeParts';

type ComponentDraft = Draft<ComponentData>;

/** The rules of a tree of things: of an application's, and of whatever else has such a tree. */
@injectable()
export class ComponentHooks implements MetadataHooks<ComponentData> {
  constructor(@inject(MetadataTypes) private readonly types: MetadataTypes) {}

  async beforeSave(draft: ComponentDraft, context: HookContext, before?: ComponentDraft): Promise<ComponentDraft> {
    const data = { ...draft.data, compId: draft.data.compId ?? draft.data.itemID };
    await holdTree(draft.parent ?? '', context);
    const seqNo = await placeInTree(thingTree(draft.type), { ...draft, data }, context);
    const placed = { ...draft, data: { ...data, seqNo } };
    const moved = before?.parent !== draft.parent || before?.data.parent !== data.parent || before?.name !== draft.name;
    if (data.type === folderType && moved) await this.requireOnlyFolder(placed, context);
    if (data.compId !== before?.data.compId || !before) await this.requireThing(placed, context);
    return placed;
  }

  /** All of a batch are there now: none of them stands twice for one thing. */
  async afterSave(
    { id, type, parent, data }: ComponentDraft,
    context: HookContext,
    before?: ComponentDraft,
  ): Promise<void> {
    if (data.compId === undefined || (data.compId === before?.data.compId && parent === before?.parent)) return;
    const { rows } =
      await sql`select from ${this.table(context)} m where m.parent = ${parent} and m.type = ${sql.lit(type)}
      and m.deletion is null and m.id <> ${id} and m.data->>'compId' = ${data.compId} limit 1`.execute(
        context.transaction,
      );
    if (rows.length > 0)
      throw refuse('COMPONENT_TWICE', {}, { fields: [{ path: 'body.data.compId', message: 'twice' }] });
  }

  private async requireOnlyFolder(
    { id, type, name, parent, data }: ComponentDraft,
    context: HookContext,
  ): Promise<void> {
    const { rows } =
      await sql`select from ${this.table(context)} m where m.parent = ${parent} and m.type = ${sql.lit(type)}
      and m.deletion is null and m.id <> ${id} and m.data->>'type' = 'Folder' and lower(m.name) = lower(${name})
      and coalesce(m.data->>'parent', '') = ${data.parent ?? ''} limit 1`.execute(context.transaction);
    if (rows.length > 0)
      throw refuse('DUPLICATED_FOLDER', {}, { fields: [{ path: 'body.name', message: 'DUPLICATED_FOLDER' }] });
  }

  /** What it stands for must be there, and be of that type. */
  private async requireThing({ data }: ComponentDraft, context: HookContext): Promise<void> {
    const metadata = findComponentType(data.type)?.metadata;
    if (metadata === undefined) return;
    const { rows } = await sql<{ type: string }>`select m.type from ${this.table(context)} m
      where m.id = ${data.compId ?? ''} and m.deletion is null for key share`.execute(context.transaction);
    if (rows[0] && rows[0].type === this.types.find(metadata)?.name) return;
    throw refuse('COMPONENT_NOT_THERE', {}, { fields: [{ path: 'body.data.compId', message: 'reference' }] });
  }

  private table({ actor }: HookContext) {
    return sql.id(actor.tenant.schema, 'metadata');
  }
}
