import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database } from 'lathe/node';
import { KnownObjects } from './knownObjects';
import { RowAccess, type RowCondition } from './rowAccess';

interface Judged {
  readonly id: string;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** Which of some rows somebody may change or delete; of those that he doesn't see nothing is told. */
@injectable()
export class RowRights {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(KnownObjects) private readonly known: KnownObjects,
    @inject(RowAccess) private readonly access: RowAccess,
  ) {}

  async of(actor: Actor, name: string, ids: readonly string[]): Promise<{ edit: string[]; delete: string[] }> {
    const { object, models, reading } = await this.known.find(actor, name);
    if (object.kind !== 'custom') return { edit: [], delete: [] };
    const { edit, remove } = await this.access.writing(actor, object, models);
    const met = (condition: RowCondition) => condition('t') ?? sql<boolean>`true`;
    const statement = sql<Judged>`select t.id, ${met(edit)} as edit, ${met(remove)} as remove
      from ${sql.id(actor.tenant.schema, object.table)} t
      where t.id = any(${[...ids]}::text[]) and ${met(reading.rows)}`;
    const rows = await this.database.transact(
      actor.tenant,
      async (transaction) => (await statement.execute(transaction)).rows,
      { readOnly: true },
    );
    const those = (what: 'edit' | 'remove') => rows.filter((row) => row[what]).map(({ id }) => id);
    return { edit: those('edit'), delete: those('remove') };
  }
}
