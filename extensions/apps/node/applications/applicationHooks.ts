import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import {
  type Actor,
  Contributions,
  type Draft,
  type HookContext,
  isAdministrator,
  type MetadataHooks,
  MetadataStore,
  type Reference,
  Tenants,
} from 'lathe/node';
import { JsonData } from 'lathe/common';
import type { ApplicationData } from '../../common/applicationData';
import { propertiesVersion } from '../../common/applicationProperties';
import { applicationBelongings } from '../../common/belongings';
import { ApplicationQuota } from '../creation/applicationQuota';
import { refuse } from '../refuse';
import { applicationName } from './applicationName';
import { knownApplications } from './applicationRows';
import { LogoFiles } from './logoFiles';
import { readDependency, requireDependencies } from './solutionRules';

type ApplicationDraft = Draft<ApplicationData>;

/** What holds for every application, whichever call makes or changes it. */
@injectable()
export class ApplicationHooks implements MetadataHooks<ApplicationData> {
  constructor(
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(Contributions) private readonly contributions: Contributions,
    @inject(ApplicationQuota) private readonly quota: ApplicationQuota,
    @inject(LogoFiles) private readonly logos: LogoFiles,
  ) {}

  async beforeSave(draft: ApplicationDraft, context: HookContext, before?: ApplicationDraft) {
    const { actor, transaction } = context;
    if (!before) await this.quota.require(actor.tenant, transaction);
    if (before && before.data.type !== draft.data.type) throw refuse('APP_TYPE_CHANGE');
    // Its package, its website and its address are named after it.
    if (before && before.name !== draft.name) throw refuse('APP_NAME_CHANGE', { name: before.name });
    const owner = draft.data.owner ?? before?.data.owner ?? actor.userId;
    const decides = ({ data }: ApplicationDraft): string =>
      JSON.stringify([data.owner ?? owner, data.profiles, data.permissionSets]);
    // Whose it is, and who sees it.
    if (before && !isOwner(before, actor) && decides(before) !== decides({ ...draft, data: { ...draft.data, owner } }))
      throw refuse('NOT_OWNER', { name: draft.label });
    const { logo = '' } = draft.data;
    if (logo !== (before?.data.logo ?? '')) await this.logos.require(logo, context);
    const dependency = readDependency(draft.data.properties.dependency);
    // Who saves it writes it as this version does.
    const version = before ? propertiesVersion : draft.data.properties.version;
    const properties = {
      ...draft.data.properties,
      version,
      ...(dependency.length > 0 ? { dependency: [...dependency] } : {}),
    };
    const checked = { ...draft, data: { ...draft.data, owner, properties } };
    await this.requireOthers(checked, context, before);
    if (before) return checked;
    return { ...checked, name: applicationName(draft.name, await this.tenants.namespaceOf(actor.tenant)) };
  }

  /** The applications that it stands upon are named there; where they are used they are found all the same. */
  async references({ data }: ApplicationDraft, { actor, transaction }: HookContext): Promise<Reference[]> {
    const names = readDependency(data.properties.dependency).map(({ name }) => name);
    if (names.length === 0) return [];
    const known = await knownApplications(transaction, actor, names, undefined);
    return names.flatMap((name, index) => {
      const target = known.named(name)?.id;
      const place = `data.properties.dependency.${index}`;
      return target === undefined ? [] : [{ place, target, type: 'Application', weak: true }];
    });
  }

  afterSave(application: ApplicationDraft, context: HookContext): Promise<void> {
    return this.logos.keep(application, context);
  }

  /** Its package, its website and the tabs that only it uses go with it, and come back with it. */
  async beforeDelete({ id, name, data }: ApplicationDraft, { actor, transaction }: HookContext): Promise<void> {
    const application = { id, name, data: JsonData.parse(JSON.parse(JSON.stringify(data))) };
    const others = this.contributions.to(applicationBelongings).flatMap((one) => one.of(application));
    for (const record of [...others, ...(await this.ownTabs(id, { actor, transaction }))])
      await this.removeAlong(record, id, { actor, transaction });
  }

  /** It counts again. */
  async afterRestore(_application: ApplicationDraft, { actor, transaction }: HookContext): Promise<void> {
    await this.quota.require(actor.tenant, transaction, 0);
  }

  /** Nobody's list has it any more. */
  async afterPurge({ id }: ApplicationDraft, { actor, transaction }: HookContext): Promise<void> {
    await this.logos.release(id, transaction);
    for (const table of ['application_favorite', 'application_visit'])
      await sql`delete from ${sql.id(actor.tenant.schema, table)} where application = ${id}`.execute(transaction);
  }

  private async removeAlong({ type, id }: { type: string; id: string }, along: string, context: HookContext) {
    const { actor, transaction } = context;
    const { rows } = await sql`select from ${sql.id(actor.tenant.schema, 'metadata')}
      where id = ${id} and deletion is null`.execute(transaction);
    if (rows.length > 0) await this.store.remove(actor, type, id, { transaction, along, force: true });
  }

  private async ownTabs(app: string, { actor, transaction }: HookContext) {
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<{ id: string; type: string }>`select t.id, t.type from ${table} t
      where t.type = 'Tab' and t.belong_to = ${app} and t.deletion is null and not exists (
        select from ${sql.id(actor.tenant.schema, 'metadata_reference')} r
        join ${table} m on m.id = r.source and m.deletion is null
        where r.target = t.id and m.id <> ${app} and m.parent is distinct from ${app})`.execute(transaction);
    return rows;
  }

  /** Looked at when it's new, or when what it asks of others has changed. */
  private async requireOthers(draft: ApplicationDraft, { actor, transaction }: HookContext, before?: ApplicationDraft) {
    const { dependency, solution } = draft.data.properties;
    if (JSON.stringify(before?.data.properties.dependency) === JSON.stringify(dependency) && before) return;
    const wanted = readDependency(dependency);
    if (wanted.length === 0 && !solution) return;
    const inSolution = await knownApplications(transaction, actor, [], solution);
    const more = readDependency(inSolution.solution(solution ?? '')?.data.properties.dependency);
    const names = [...wanted, ...more].map(({ name }) => name);
    requireDependencies(draft, await knownApplications(transaction, actor, names, solution));
  }
}

function isOwner({ data: { owner } }: ApplicationDraft, actor: Actor): boolean {
  return owner === undefined || owner === actor.userId || isAdministrator(actor);
}
