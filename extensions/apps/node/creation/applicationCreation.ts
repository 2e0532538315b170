import { inject, injectable } from 'inversify';
import { type MetadataRecord, Refusal } from 'lathe/common';
import { type Actor, Contributions, Database, Log, Messages, MetadataStore } from 'lathe/node';
import { type ApplicationCreationStep, creationSteps, type NewApplication } from '../../common/creation';
import { refuse } from '../refuse';
import { type Creation, CreationJournal, heartbeat } from './creationJournal';
import { CreationRollback } from './creationRollback';
import { StepContext } from './stepContext';

/** Makes an application step by step: all of it is there at the end, or none. */
@injectable()
export class ApplicationCreation {
  constructor(
    @inject(Contributions) private readonly contributions: Contributions,
    @inject(CreationJournal) private readonly journal: CreationJournal,
    @inject(CreationRollback) private readonly rollback: CreationRollback,
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly log: Log,
    @inject(Messages) private readonly messages: Messages,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  async run(actor: Actor, application: NewApplication): Promise<MetadataRecord> {
    const { tenant, locale } = actor;
    await this.rollback.recoverIn(tenant);
    const steps = this.stepsFor(application);
    const titles = steps.map(({ title }) => this.messages.say(locale, title));
    const begun = await this.journal.begin(
      actor,
      application,
      steps.map(({ id }) => id),
      titles,
    );
    const pulse = setInterval(() => void this.journal.stillThere(tenant, begun).catch(() => undefined), heartbeat);
    let creation = begun;
    try {
      for (const [number, step] of steps.entries()) {
        creation = { ...creation, step: number };
        await this.journal.stepBegins(tenant, creation, number);
        creation = await this.runStep(actor, creation, step);
      }
      const made = await this.store.get(actor, 'Application', creation.applicationId ?? '');
      await this.journal.end(tenant, creation, { action: 'done', application: made.id });
      return made;
    } catch (error) {
      await this.rollback.undo(actor, creation);
      throw this.explain(error, titles[creation.step] ?? '', application);
    } finally {
      clearInterval(pulse);
    }
  }

  private stepsFor(application: NewApplication): readonly ApplicationCreationStep[] {
    const all = this.contributions.to(creationSteps).filter((step) => step.applies?.(application) ?? true);
    return all.toSorted((one, other) => one.order - other.order);
  }

  private runStep(actor: Actor, creation: Creation, step: ApplicationCreationStep): Promise<Creation> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const context = new StepContext(creation, actor, transaction, this.store);
      await step.run(context);
      const { application, applicationId, made } = context;
      const after = { ...creation, application, applicationId };
      await this.journal.stepDone(transaction, actor.tenant, after, made);
      return after;
    });
  }

  /** A refusal says what is wrong; of anything else the log knows more than the caller. */
  private explain(error: unknown, step: string, { name }: NewApplication): unknown {
    if (error instanceof Refusal) return error;
    this.log.error(error, `The application ${name} could not be made: "${step}" failed.`);
    return refuse('CREATION_FAILED', { step }, { cause: error });
  }
}
