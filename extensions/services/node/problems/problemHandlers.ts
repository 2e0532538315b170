import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, type Handlers, Messages, MetadataStore } from 'lathe/node';
import { namingText } from '../../common/resources/namingText';
import type { ResourceData } from '../../common/resources/resourceData';
import type { ServiceProblem, serviceProblemCalls } from '../../common/serviceProblems';
import { OtherAreas } from '../otherAreas';
import { ServiceResources, type StoredResource } from '../resources/serviceResources';

/** Something that is wrong, before it is put into words. */
type Found = Omit<ServiceProblem, 'message'> & {
  /** What it names, where the words do. */
  readonly what?: string;
};

interface Broken {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly place: string;
}

/** By the type of a record and the place in it: what it means that the other record is gone. */
const meanings = [
  ['ServiceItem', 'data.compId', 'ITEM_GONE', 'warning'],
  ['Menu', 'data.tab', 'MENU_TAB_GONE', 'error'],
  ['Service', 'data.relatedApps.', 'APP_GONE', 'warning'],
] as const;

/** What is wrong with a service. */
@injectable()
export class ProblemHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Messages) private readonly messages: Messages,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(OtherAreas) private readonly others: OtherAreas,
    @inject(ServiceResources) private readonly resources: ServiceResources,
  ) {}

  readonly all: Handlers<typeof serviceProblemCalls> = {
    list: async ({ actor, params: { serviceId }, locale }) => {
      const { id } = await this.store.get(actor, 'Service', serviceId);
      const resources = await this.resources.of(actor, [id]);
      const known = await this.holders(actor);
      const own = await Promise.all(resources.map((resource) => this.inResource(actor, resource, known)));
      return [...(await this.broken(actor, id)), ...own.flat()].map(({ what = '', ...problem }) => {
        const message = this.messages.say(locale, `problem.${problem.code}`, { name: problem.recordName, what });
        return { ...problem, message };
      });
    },
  };

  /** What a service and its parts refer to and is no longer there: the store knows who names whom. */
  private async broken({ tenant: { schema } }: Actor, service: string): Promise<Found[]> {
    const { rows } = await sql<Broken>`
      select m.id, m.type, m.label, r.place from ${sql.id(schema, 'metadata')} m
      join ${sql.id(schema, 'metadata_reference')} r on r.source = m.id
      where (m.id = ${service} or m.parent = ${service}) and m.deletion is null
        and not exists (select from ${sql.id(schema, 'metadata')} t where t.id = r.target and t.deletion is null)
      order by m.type, lower(m.label), m.id, r.place`.execute(this.database.bare);
    return rows.flatMap(({ id, type, label, place }) => {
      const meaning = meanings.find(([known, begin]) => known === type && place.startsWith(begin));
      if (!meaning) return [];
      const [, , code, severity] = meaning;
      return [{ code, severity, record: id, recordType: type, recordName: label, place }];
    });
  }

  private async inResource(actor: Actor, resource: StoredResource, known: ReadonlySet<string>): Promise<Found[]> {
    const { id, label, fits, data } = resource;
    const of = { record: id, recordType: 'CustomResource', recordName: label };
    const { profiles, permissionSets } = data.access;
    const lost = [...profiles, ...permissionSets].filter((holder) => !known.has(holder));
    const holders = lost.map((what): Found => {
      return { ...of, code: 'HOLDER_UNKNOWN', severity: 'warning', place: 'data.access', what };
    });
    const { action } = data;
    const unknown = await this.others.names.unknown(actor, action.object, namingText(action));
    const place = 'data.action.object';
    if (!unknown) return [...holders, { ...of, code: 'RESOURCE_OBJECT_GONE', severity: 'error', place }];
    const fields = unknown
      .filter((path) => !aliasesOf(action).includes(path))
      .map((what): Found => ({ ...of, code: 'RESOURCE_FIELD_UNKNOWN', severity: 'error', place: 'data.action', what }));
    const noItem: Found[] = fits ? [] : [{ ...of, code: 'RESOURCE_NO_ITEM', severity: 'error', place }];
    return [...noItem, ...fields, ...holders];
  }

  /** All profiles and permission sets. */
  private async holders({ tenant: { schema } }: Actor): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`select id from ${sql.id(schema, 'profile')}
      union all select id from ${sql.id(schema, 'permission_set')}`.execute(this.database.bare);
    return new Set(rows.map(({ id }) => id));
  }
}

/** Rows can be sorted by what is summed up under a name. */
function aliasesOf(action: ResourceData['action']): readonly string[] {
  return action.kind === 'query' ? (action.request.options?.aggregate ?? []).map(({ alias }) => alias) : [];
}
