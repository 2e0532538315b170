import { inject, injectable } from 'inversify';
import { permissions } from 'lathe/common';
import { type Actor, Contributions, Database, Log, MetadataStore, type Tenant, Tenants } from 'lathe/node';
import { creationSteps } from '../../common/creation';
import { type Creation, CreationJournal } from './creationJournal';

/** Takes back what a creation has done, the last step first. */
@injectable()
export class CreationRollback {
  constructor(
    @inject(Contributions) private readonly contributions: Contributions,
    @inject(CreationJournal) private readonly journal: CreationJournal,
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly log: Log,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {}

  /** What can't be taken back now is tried again by whoever looks for dead creations next. */
  async undo(actor: Actor, creation: Creation): Promise<void> {
    const { tenant } = actor;
    try {
      await this.journal.undoBegins(tenant, creation);
      for (let step = creation.step; step >= 0; step--) await this.undoStep(actor, creation, step);
      await this.journal.end(tenant, creation, { action: 'undone' });
    } catch (error) {
      this.log.error(error, `The creation of ${creation.application.name} is not taken back yet.`);
    }
  }

  /** Those that a server left behind when it died, in every tenant. */
  async recover(): Promise<void> {
    for (const tenant of await this.tenants.all()) await this.recoverIn(tenant);
  }

  async recoverIn(tenant: Tenant): Promise<void> {
    for (const creation of await this.journal.claimDead(tenant)) await this.undo(actorOf(tenant, creation), creation);
  }

  private async undoStep(actor: Actor, creation: Creation, number: number): Promise<void> {
    const { tenant } = actor;
    const { application, applicationId } = creation;
    const step = this.contributions.to(creationSteps).find(({ id }) => id === creation.steps[number]);
    const { id, name } = tenant;
    await step?.undo?.({ tenant: { id, name }, application, applicationId });
    const made = await this.journal.madeBy(tenant, creation, number);
    await this.database.transact(tenant, async (transaction) => {
      for (const record of made) await this.store.erase(actor, record.type, record.id, { transaction });
      await this.journal.undone(transaction, tenant, creation, number);
    });
  }
}

/** Who began it, as far as it takes to end it. */
function actorOf(tenant: Tenant, { userId, userName }: Creation): Actor {
  const held = new Set<string>([permissions.developApplication, permissions.managePackages]);
  return { tenant, userId, userName, kind: 'User', profile: '', permissions: held, locale: 'en' };
}
