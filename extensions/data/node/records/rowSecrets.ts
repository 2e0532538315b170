import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import { type Actor, Audit, Database, Secrets } from 'lathe/node';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { QueryReader } from '../query/queryReader';

export interface WantedSecret {
  readonly object: string;
  readonly id: string;
  readonly field: string;
}

/** By which what is sealed is bound to its place: copied into another row or field it doesn't open. */
export function sealOwner(field: string, row: string): string {
  return `row/${field}/${row}`;
}

/** Opens what encrypted fields hold, never without a word in the audit log. */
@injectable()
export class RowSecrets {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(QueryReader) private readonly reader: QueryReader,
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(Audit) private readonly audit: Audit,
  ) {}

  reveal(actor: Actor, { object, id, field }: WantedSecret): Promise<string | null> {
    return this.database.transact(actor.tenant, async (transaction) => {
      // Refuses whatever the actor doesn't see: the object, the row or the field.
      await this.reader.get(actor, { object }, { id, fields: [field] }, transaction);
      const model = (await this.catalogue.of(actor.tenant, transaction)).find(object);
      const found = model?.field(field);
      if (!model || found?.type !== 'encryptedtext' || found.column === undefined)
        throw new Refusal('NOT_ENCRYPTED', { parameters: { field } });
      const { rows } = await sql<{ sealed: string | null; name: string | null }>`
        select ${sql.id(found.column)} as sealed, name from ${sql.id(actor.tenant.schema, model.table)}
        where id = ${id}`.execute(transaction);
      const after = { object: model.name, field: found.name };
      const name = rows[0]?.name ?? undefined;
      await this.audit.record(transaction, actor, { action: 'readSecret', type: model.name, id, name, after });
      const sealed = rows[0]?.sealed ?? null;
      return sealed === null ? null : this.secrets.open(sealed, sealOwner(found.id, id));
    });
  }
}
