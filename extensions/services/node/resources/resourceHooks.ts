import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Draft, type HookContext, type MetadataHooks, Messages, type Reference } from 'lathe/node';
import type { ResourceData } from '../../common/resources/resourceData';
import { resourceIssues } from '../../common/resources/resourceIssues';
import { namingText } from '../../common/resources/namingText';
import { readPath, shapeOf } from '../../common/resources/resourcePath';
import { OtherAreas } from '../otherAreas';
import { refuse } from '../refuse';

type ResourceDraft = Draft<ResourceData>;

/** A resource is one that can be called, by an address that is its own in its service. */
@injectable()
export class ResourceHooks implements MetadataHooks<ResourceData> {
  constructor(
    @inject(Messages) private readonly messages: Messages,
    @inject(OtherAreas) private readonly others: OtherAreas,
  ) {}

  async beforeSave(draft: ResourceDraft, context: HookContext): Promise<ResourceDraft> {
    const { locale } = context.actor;
    const fields = resourceIssues(draft.data).map(({ path, code, name }) => ({
      path: `body.data.${path}`,
      message: this.messages.say(locale, `error.${code}`, { name }),
    }));
    if (fields.length > 0)
      throw refuse('RESOURCE_UNFIT', { issues: fields.map(({ message }) => message).join(' ') }, { fields });
    await this.requireItem(draft, context);
    await this.requireOwnAddress(draft, context);
    return draft;
  }

  /** So that the fields that it names are followed when they get other names. */
  references({ data: { action } }: ResourceDraft, context: HookContext): Promise<readonly Reference[]> {
    return this.others.names.references(context, action.object, namingText(action), 'data.action');
  }

  private async requireItem({ parent, data }: ResourceDraft, { actor, transaction }: HookContext): Promise<void> {
    const { rows } = await sql`select from ${sql.id(actor.tenant.schema, 'metadata')}
      where parent = ${parent} and type = 'ServiceItem' and deletion is null
        and data->>'compId' = ${data.action.object} limit 1`.execute(transaction);
    if (rows.length > 0) return;
    throw refuse('RESOURCE_OBJECT', {}, { fields: [{ path: 'body.data.action.object', message: 'reference' }] });
  }

  private async requireOwnAddress({ id, parent, data }: ResourceDraft, { actor, transaction }: HookContext) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`resources ${parent}`}, 0))`.execute(transaction);
    const { rows } = await sql<{ name: string; path: string }>`select name, data->>'path' as path
      from ${sql.id(actor.tenant.schema, 'metadata')}
      where parent = ${parent} and type = 'CustomResource' and deletion is null and id <> ${id}
        and data->>'method' = ${data.method}`.execute(transaction);
    const shape = (path: string) => shapeOf(readPath(path) ?? []);
    const same = rows.find(({ path }) => shape(path) === shape(data.path));
    if (!same) return;
    const fields = [{ path: 'body.data.path', message: 'unique' }];
    throw refuse('RESOURCE_TWICE', { name: same.name }, { fields });
  }
}
