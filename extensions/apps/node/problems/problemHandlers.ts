import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type MetadataRecord, Refusal } from 'lathe/common';
import { type Actor, Database, type Handlers, Messages, MetadataStore, MetadataTypes } from 'lathe/node';
import { ApplicationData } from '../../common/applicationData';
import { propertiesVersion } from '../../common/applicationProperties';
import { solutionApplication } from '../../common/applicationTypes';
import type { AppUse, Problem, problemCalls } from '../../common/problemCalls';
import { knownApplications } from '../applications/applicationRows';
import { readDependency } from '../applications/solutionRules';
import { solutionProfile } from '../creation/ownSteps';
import { TabTargets } from '../tabs/tabTargets';
import { brokenReferences, type FoundProblem } from './brokenReferences';

/** What is wrong with an application, and where things are used. */
@injectable()
export class ProblemHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Messages) private readonly messages: Messages,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(TabTargets) private readonly tabs: TabTargets,
  ) {}

  readonly all: Handlers<typeof problemCalls> = {
    list: async ({ actor, params: { appId }, locale }) => {
      const application = await this.store.get(actor, 'Application', appId);
      const found = await this.problems(actor, application);
      return found.map(({ what = '', ...problem }): Problem => {
        const message = this.messages.say(locale, `problem.${problem.code}`, { name: problem.recordName, what });
        return { ...problem, message };
      });
    },
    uses: ({ actor, params: { recordId } }) => this.uses(actor, recordId),
  };

  private async problems(actor: Actor, application: MetadataRecord): Promise<readonly FoundProblem[]> {
    const tabs = await this.tabs.idsIn(actor, application);
    return [
      ...(await brokenReferences(this.database.bare, actor, application.id, tabs)),
      ...(await this.belongings(actor, application)),
      ...(await this.dependencies(actor, application)),
      ...(await this.users(actor, application)),
    ];
  }

  /** Where the areas that own them are there, every application has a package and all but solutions a website. */
  private async belongings(actor: Actor, application: MetadataRecord): Promise<FoundProblem[]> {
    const { type, properties } = ApplicationData.parse(application.data);
    const wanted = [
      { kind: 'Package', id: properties.packageId, code: 'PACKAGE_GONE', place: 'data.properties.packageId' },
      ...(type === solutionApplication
        ? []
        : [
            {
              kind: 'WebSite',
              id: properties.skava?.id,
              code: 'WEBSITE_GONE',
              place: 'data.properties.skava',
            } as const,
          ]),
    ] as const;
    const known = wanted.filter(({ kind }) => this.types.find(kind) !== undefined);
    const { rows } = await sql<{ id: string }>`select id from ${sql.id(actor.tenant.schema, 'metadata')}
      where id = any(${known.flatMap(({ id }) => id ?? [])}::text[]) and deletion is null`.execute(this.database.bare);
    const there = new Set(rows.map(({ id }) => id));
    return known
      .filter(({ id }) => id === undefined || !there.has(id))
      .map(({ code, place }) => ({ ...of(application), code, severity: 'error', place }));
  }

  private async dependencies(actor: Actor, application: MetadataRecord): Promise<FoundProblem[]> {
    const { properties } = ApplicationData.parse(application.data);
    const names = readDependency(properties.dependency).map(({ name }) => name);
    if (names.length === 0) return [];
    const known = await knownApplications(this.database.bare, actor, names, undefined);
    const place = 'data.properties.dependency';
    return names
      .filter((name) => !known.named(name))
      .map((what) => ({ ...of(application), code: 'DEPENDENCY_GONE', severity: 'error', place, what }));
  }

  /** For whom it is, and whether they find anything. */
  private async users({ tenant: { schema } }: Actor, application: MetadataRecord): Promise<FoundProblem[]> {
    const { type, profiles, permissionSets, properties } = ApplicationData.parse(application.data);
    const { rows } = await sql<{ id: string; menus: number }>`
      select id, 0 as menus from ${sql.id(schema, 'profile')} union all select id, 0 from ${sql.id(schema, 'permission_set')}
      union all select '', count(*)::int from ${sql.id(schema, 'metadata')}
        where parent = ${application.id} and type = 'Menu' and deletion is null`.execute(this.database.bare);
    const known = new Set([solutionProfile, ...rows.map(({ id }) => id)]);
    const lost = [
      ...profiles.map(
        (one, index) => ({ id: one.profile, code: 'PROFILE_UNKNOWN', place: `data.profiles.${index}` }) as const,
      ),
      ...permissionSets.map(
        (one, index) =>
          ({ id: one.permissionSet, code: 'PERMISSION_SET_UNKNOWN', place: `data.permissionSets.${index}` }) as const,
      ),
    ].filter(({ id }) => !known.has(id));
    const own = of(application);
    const seen = [...profiles, ...permissionSets].some(({ visible }) => visible);
    const empty = type !== solutionApplication && rows.every(({ menus }) => menus === 0);
    return [
      ...lost.map(({ id: what, ...one }): FoundProblem => ({ ...own, ...one, what, severity: 'warning' })),
      ...(properties.version < propertiesVersion
        ? [{ ...own, code: 'OLD_PROPERTIES', severity: 'warning', place: 'data.properties.version' } as const]
        : []),
      ...(seen ? [] : [{ ...own, code: 'UNSEEN', severity: 'info', place: 'data.profiles' } as const]),
      ...(empty ? [{ ...own, code: 'NO_MENUS', severity: 'info', place: '' } as const] : []),
    ];
  }

  /** A tab that shows the record leads on to the menus that open the tab. */
  private async uses({ tenant: { schema } }: Actor, id: string): Promise<AppUse[]> {
    const metadata = sql.id(schema, 'metadata');
    const reference = sql.id(schema, 'metadata_reference');
    const { rows } = await sql<AppUse & { there: boolean }>`
      with target as (select id from ${metadata} where id = ${id} and deletion is null),
      direct as (
        select m.* from target join ${reference} r on r.target = target.id
        join ${metadata} m on m.id = r.source and m.deletion is null
      ),
      users as (
        select d.id, d.type, d.label, d.parent, d.belong_to from direct d
        union select m.id, m.type, m.label, m.parent, m.belong_to from direct d join ${reference} r on r.target = d.id
          join ${metadata} m on m.id = r.source and m.deletion is null where d.type = 'Tab'
      )
      select a.id, a.name, a.label, u.id as by, u.type as "byType", u.label as "byLabel", true as there
      from users u join ${metadata} a on a.type = 'Application' and a.deletion is null
        and a.id = case u.type when 'Application' then u.id when 'Tab' then u.belong_to
          when 'ApplicationComponent' then u.parent when 'Menu' then u.parent end
      union all select '', '', '', '', '', '', true from target
      order by 3, 2, 6, 4`.execute(this.database.bare);
    if (rows.length === 0) throw new Refusal('NOT_FOUND', { parameters: { type: 'Metadata', id: id.slice(0, 80) } });
    return rows.filter((row) => row.id !== '').map(({ there: _, ...use }) => use);
  }
}

function of({ id, type, label }: MetadataRecord) {
  return { record: id, recordType: type, recordName: label };
}
