import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { labelLength, type MetadataRecord, type NewRecord, Refusal } from 'lathe/common';
import { type Actor, Database, Tenants, type WantedRecord } from 'lathe/node';
import { ApplicationData } from '../../common/applicationData';
import { applicationName } from '../applications/applicationName';
import { knownApplications } from '../applications/applicationRows';
import { readDependency, requireComplete, requireDependencies } from '../applications/solutionRules';
import { nameTaken } from '../refuse';
import { ApplicationCreation } from './applicationCreation';
import { ApplicationQuota } from './applicationQuota';

/** Looks at what is asked for before anything is made: most of what can be wrong costs nobody a roll-back. */
@injectable()
export class NewApplications {
  constructor(
    @inject(ApplicationCreation) private readonly creation: ApplicationCreation,
    @inject(ApplicationQuota) private readonly quota: ApplicationQuota,
    @inject(Database) private readonly database: Database,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {}

  async create({ actor, record, flag }: WantedRecord, source?: string): Promise<MetadataRecord> {
    requireComplete(record.data, flag);
    const label = labelOf(record);
    const name = applicationName(record.name, await this.tenants.namespaceOf(actor.tenant));
    const data = readData(record);
    await this.requireOthers(actor, name, data);
    await this.quota.require(actor.tenant);
    return this.creation.run(actor, { name, label, data: { owner: actor.userId, ...data }, source });
  }

  private async requireOthers(actor: Actor, name: string, data: ApplicationData): Promise<void> {
    const { bare } = this.database;
    const { rows } = await sql`select from ${sql.id(actor.tenant.schema, 'metadata')}
      where type = 'Application' and deletion is null and lower(name) = lower(${name})`.execute(bare);
    if (rows.length > 0) throw nameTaken();
    const { solution, dependency } = data.properties;
    const own = readDependency(dependency);
    const more = solution ? (await knownApplications(bare, actor, [], solution)).solution(solution) : undefined;
    const names = [...own, ...readDependency(more?.data.properties.dependency)].map((one) => one.name);
    requireDependencies({ data }, await knownApplications(bare, actor, names, solution));
  }
}

function labelOf({ name, label = name }: NewRecord): string {
  if (!name.trim())
    throw new Refusal('REQUIRED', {
      status: 400,
      parameters: { field: 'Name' },
      fields: [{ path: 'body.name', message: 'REQUIRED' }],
    });
  if ([...label].length <= labelLength) return label;
  const fields = [{ path: 'body.label', message: 'LABEL_TOO_LONG' }];
  throw new Refusal('LABEL_TOO_LONG', { status: 400, parameters: { limit: labelLength }, fields });
}

function readData({ data = {} }: NewRecord): ApplicationData {
  const read = ApplicationData.safeParse(data);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => ({ path: ['body.data', ...path].join('.'), message }));
  const issues = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new Refusal('INVALID_DATA', { status: 400, parameters: { type: 'Application', issues }, fields });
}
