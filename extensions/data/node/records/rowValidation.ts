import { injectable } from 'inversify';
import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import type { Actor, InTransaction } from 'lathe/node';
import { compileFormula } from '../formula/compileFormula';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';

interface Written {
  readonly actor: Actor;
  readonly object: ObjectModel;
  readonly models: ObjectModels;
}

/** The rules of an object, asked of the rows as they have become: whatever breaks one takes the change back. */
@injectable()
export class RowValidation {
  /** Whether there is anything to ask. */
  concerns({ validations }: ObjectModel): boolean {
    return validations.length > 0;
  }

  async check(transaction: InTransaction, { actor, object, models }: Written, ids: readonly string[]): Promise<void> {
    if (!this.concerns(object) || ids.length === 0) return;
    const { schema } = actor.tenant;
    const broken = object.validations.map(({ formula }, index) => {
      const { sql: rule } = compileFormula(formula, { object, models, schema, alias: 't' });
      return sql`select ${sql.lit(index)}::integer as rule, t.id from ${sql.id(schema, object.table)} t
        where t.id = any(${[...ids]}::text[]) and ${rule}`;
    });
    const { rows } = await sql<{ rule: number; id: string }>`${sql.join(broken, sql` union all `)} limit 1`.execute(
      transaction,
    );
    const rule = rows[0] && object.validations[rows[0].rule];
    if (!rule) return;
    const field = object.fields.find(({ id }) => id === rule.field)?.name;
    const message = rule.messages?.[actor.locale] ?? rule.message;
    throw new Refusal('RULE_BROKEN', {
      parameters: { message },
      fields: field === undefined ? undefined : [{ path: `body.${field}`, message }],
      details: { rule: rule.name },
    });
  }
}
