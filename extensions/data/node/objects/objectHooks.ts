import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks, Reference } from 'lathe/node';
import { Tenants } from 'lathe/node';
import type { ObjectData } from '../../common/objects/objectData';
import { refuse } from '../refuse';
import { FieldColumns } from '../tables/fieldColumns';
import { ObjectTables, setAsideName } from '../tables/objectTables';
import { renewSearchIndex } from '../tables/searchIndex';
import { NameFollowers } from '../uses/nameFollowers';
import { namesIn } from '../uses/namesIn';
import { freePrefix } from './keyPrefix';
import { ViewObjectCheck } from '../viewObjects/viewObjectCheck';
import { ObjectCatalogue } from './objectCatalogue';
import { customName, labelOf } from './objectNames';
import { isStandardObject } from './standardObjects';

type ObjectDraft = Draft<ObjectData>;

/** A custom object is its table: made, renamed, set aside and dropped in the same transaction. */
@injectable()
export class ObjectHooks implements MetadataHooks<ObjectData> {
  constructor(
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(ObjectTables) private readonly tables: ObjectTables,
    @inject(FieldColumns) private readonly columns: FieldColumns,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(ViewObjectCheck) private readonly views: ViewObjectCheck,
    @inject(NameFollowers) private readonly followers: NameFollowers,
  ) {}

  async beforeSave(asked: ObjectDraft, context: HookContext, before?: ObjectDraft): Promise<ObjectDraft> {
    const { actor, transaction } = context;
    const draft = await this.withView(asked, context, before);
    const standard = isStandardObject(draft.id);
    if (standard && (draft.name !== before?.name || !draft.active))
      throw refuse('STANDARD_OBJECT', { name: before?.name ?? '' });
    if (standard !== (draft.data.kind === 'standard')) throw refuse('STANDARD_OBJECT', { name: draft.name });
    if (standard || draft.name === before?.name) return { ...draft, label: labelOf(draft) };
    const namespace = await this.tenants.namespaceOf(actor.tenant);
    const name = customName(draft.name, namespace, draft.data.kind === 'view');
    const keyPrefix = before?.data.keyPrefix ?? (await freePrefix(transaction, actor.tenant));
    return { ...draft, name, label: labelOf({ ...draft, name }), data: { ...draft.data, keyPrefix } };
  }

  async references({ data }: ObjectDraft, { actor, transaction }: HookContext): Promise<Reference[]> {
    if (!data.view) return [];
    return namesIn(data.view, 'data.view', await this.catalogue.of(actor.tenant, transaction));
  }

  async afterSave({ id, name, data }: ObjectDraft, context: HookContext, before?: ObjectDraft): Promise<void> {
    if (before) await this.followers.follow({ id, from: before.name, to: name }, context);
    if (data.kind !== 'custom') return;
    const { transaction, actor } = context;
    if (before) await this.tables.rename(transaction, actor.tenant, before.name, name);
    else await this.create(id, name, context);
    if (data.nameFormat !== undefined && data.nameFormat !== before?.data.nameFormat)
      await this.columns.count({ transaction, schema: actor.tenant.schema, table: name }, 'name', id, data.nameFormat);
  }

  async beforeDelete({ id, name, data }: ObjectDraft, { transaction, actor }: HookContext): Promise<void> {
    if (data.kind === 'standard') throw refuse('STANDARD_OBJECT', { name });
    if (data.kind === 'custom') await this.tables.rename(transaction, actor.tenant, name, setAsideName(id));
  }

  async afterRestore({ id, name, data }: ObjectDraft, { transaction, actor }: HookContext): Promise<void> {
    if (data.kind === 'custom') await this.tables.rename(transaction, actor.tenant, setAsideName(id), name);
  }

  async afterPurge({ id, data }: ObjectDraft, { transaction, actor }: HookContext): Promise<void> {
    if (data.kind === 'custom') await this.tables.drop(transaction, actor.tenant, setAsideName(id));
  }

  /** An object with a table keeps it, one without gets none: which of them it is is settled once. */
  private async withView(draft: ObjectDraft, context: HookContext, before?: ObjectDraft): Promise<ObjectDraft> {
    const { data } = draft;
    if (before && (data.kind === 'view') !== (before.data.kind === 'view')) throw refuse('VIEW_OBJECT_KIND');
    if (data.kind !== 'view') return data.view ? { ...draft, data: { ...data, view: undefined } } : draft;
    return { ...draft, data: { ...data, view: await this.views.check(data.view, context) } };
  }

  private async create(id: string, name: string, { transaction, actor }: HookContext): Promise<void> {
    await this.tables.create(transaction, actor.tenant, name);
    const object = (await this.catalogue.of(actor.tenant, transaction)).byId(id);
    if (object) await renewSearchIndex(transaction, actor.tenant.schema, object);
  }
}
