import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks, Reference } from 'lathe/node';
import { Tenants } from 'lathe/node';
import type { FieldData } from '../../common/objects/fieldData';
import { fieldIssues } from '../../common/objects/fieldIssues';
import { FormulaCheck } from '../formula/formulaCheck';
import { isSearched } from '../query/searchVector';
import { refuse } from '../refuse';
import { refuseField } from './refuseField';
import type { ColumnPlace, FieldColumn } from '../tables/fieldColumn';
import { FieldColumns } from '../tables/fieldColumns';
import { setAsideName } from '../tables/objectTables';
import { renewSearchIndex } from '../tables/searchIndex';
import { NameFollowers } from '../uses/nameFollowers';
import { referencesInFormula } from '../uses/namedFields';
import { ObjectCatalogue } from './objectCatalogue';
import type { ObjectModel, ObjectModels } from './objectModel';
import { customName, labelOf } from './objectNames';
import { requireSoundRelations } from './relationCheck';

type FieldDraft = Draft<FieldData>;

const mostFields = 500;

/** A field is its column: what is changed here changes the table in the same transaction, or nothing does. */
@injectable()
export class FieldHooks implements MetadataHooks<FieldData> {
  constructor(
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(FieldColumns) private readonly columns: FieldColumns,
    @inject(FormulaCheck) private readonly formulas: FormulaCheck,
    @inject(NameFollowers) private readonly followers: NameFollowers,
  ) {}

  async beforeSave(draft: FieldDraft, { actor }: HookContext, before?: FieldDraft): Promise<FieldDraft> {
    const [first, ...others] = fieldIssues(draft.data);
    if (first) throw refuseField([first, ...others]);
    const named = draft.name === before?.name;
    const name = named ? draft.name : customName(draft.name, await this.tenants.namespaceOf(actor.tenant));
    return { ...draft, name, label: labelOf({ ...draft, name }) };
  }

  async references(field: FieldDraft, { actor, transaction }: HookContext): Promise<Reference[]> {
    if (field.data.formula === undefined) return [];
    const models = await this.catalogue.of(actor.tenant, transaction);
    return referencesInFormula(field.data.formula, 'data.formula', { object: this.objectOf(models, field), models });
  }

  async afterSave(field: FieldDraft, context: HookContext, before?: FieldDraft): Promise<void> {
    const models = await this.catalogue.of(context.actor.tenant, context.transaction);
    const object = this.objectOf(models, field);
    if (object.source) throw refuse('VIEW_OBJECT_FIELDS', { name: object.name });
    const { object: lead } = field.data;
    const led = lead === undefined ? undefined : models.byId(lead);
    if (led?.source) throw refuse('LOOKUP_TO_VIEW', { name: led.name });
    if (!before && object.fields.length > mostFields) throw refuse('TOO_MANY_FIELDS', { limit: mostFields });
    requireSoundRelations(field, object, models);
    const { formula, result } = field.data;
    if (formula !== undefined && result !== undefined)
      this.formulas.require(formula, result, { object, models, field: field.id });
    const place = placeOf(context, object);
    const column = columnOf(field, models);
    if (before) await this.columns.change(place, columnOf(before, models), column);
    else await this.columns.add(place, column);
    if (before) await this.followers.follow({ id: field.id, from: before.name, to: field.name }, context);
    if (isSearched(field.data.type) || (before && isSearched(before.data.type)))
      await renewSearchIndex(place.transaction, place.schema, object);
  }

  async beforeDelete(field: FieldDraft, context: HookContext): Promise<void> {
    const models = await this.catalogue.of(context.actor.tenant, context.transaction);
    const object = field.parent === null ? undefined : models.byId(field.parent);
    // With its object gone, the table is set aside as it is.
    if (!object) return;
    await this.columns.setAside(placeOf(context, object), columnOf(field, models), setAsideName(field.id));
    const fields = object.fields.filter(({ id }) => id !== field.id);
    if (isSearched(field.data.type))
      await renewSearchIndex(context.transaction, context.actor.tenant.schema, { ...object, fields });
  }

  async afterRestore(field: FieldDraft, context: HookContext): Promise<void> {
    const models = await this.catalogue.of(context.actor.tenant, context.transaction);
    const object = this.objectOf(models, field);
    await this.columns.bringBack(placeOf(context, object), columnOf(field, models), setAsideName(field.id));
    if (isSearched(field.data.type)) await renewSearchIndex(context.transaction, context.actor.tenant.schema, object);
  }

  async afterPurge(field: FieldDraft, context: HookContext): Promise<void> {
    const models = await this.catalogue.of(context.actor.tenant, context.transaction);
    const object = field.parent === null ? undefined : models.byId(field.parent);
    if (object) await this.columns.drop(placeOf(context, object), setAsideName(field.id));
  }

  private objectOf(models: ObjectModels, { parent, name }: FieldDraft): ObjectModel {
    const object = parent === null ? undefined : models.byId(parent);
    if (!object) throw refuse('UNKNOWN_TARGET', { field: name });
    return object;
  }
}

function placeOf({ transaction, actor }: HookContext, { table }: ObjectModel): ColumnPlace {
  return { transaction, schema: actor.tenant.schema, table };
}

function columnOf({ id, name, data }: FieldDraft, models: ObjectModels): FieldColumn {
  const target = data.object === undefined ? undefined : models.byId(data.object);
  if (data.object !== undefined && (!target || target.kind === 'view')) throw refuse('UNKNOWN_TARGET', { field: name });
  return { id, name, data, target: target?.table };
}
