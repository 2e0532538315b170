import { type RawBuilder, sql } from 'kysely';
import type { Actor } from 'lathe/node';
import type { SharingRuleData } from '../../common/objects/accessData';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import type { ComputedField } from '../query/queryContext';
import { meets } from '../query/ruleSql';

/** A row is its owner's: of the user himself, or of a queue from which he takes work. */
export function ownedBy({ tenant, userId }: Actor, alias: string): RawBuilder<boolean> {
  const owner = sql.ref(`${alias}.owner`);
  return sql<boolean>`(${owner} = ${userId} or ${owner} in (
    select queue_id from ${sql.id(tenant.schema, 'queue_user')} where user_id = ${userId}))`;
}

interface SharedRows {
  readonly alias: string;
  readonly access: SharingRuleData['access'];
  readonly computed: ComputedField;
}

/** The rows that sharing rules open to the actor, each as a condition. */
export function sharedWith(
  actor: Actor,
  object: ObjectModel,
  models: ObjectModels,
  sources: ReadonlySet<string>,
  { alias, computed, access }: SharedRows,
): RawBuilder<boolean>[] {
  const rules = object.sharingRules.filter((rule) => access === 'read' || rule.access === 'edit');
  return rules.flatMap((rule) => {
    const whom = meant(rule, actor, sources);
    if (!whom) return [];
    const rows = rule.condition
      ? meets(rule.condition, object, { models, schema: actor.tenant.schema, computed }, alias)
      : sql<boolean>`true`;
    const owner = rule.owner === undefined ? sql`true` : sql`${sql.ref(`${alias}.owner`)} = ${rule.owner}`;
    return [sql<boolean>`(${whom} and ${owner} and ${rows})`];
  });
}

/** Whether the actor is among those that a rule means; a queue's members are known to the database alone. */
function meant({ to }: SharingRuleData, actor: Actor, sources: ReadonlySet<string>): RawBuilder<boolean> | undefined {
  if (to === actor.userId || sources.has(to)) return sql<boolean>`true`;
  if (!to.startsWith('000Q')) return undefined;
  return sql<boolean>`exists (select from ${sql.id(actor.tenant.schema, 'queue_user')}
    where user_id = ${actor.userId} and queue_id = ${to})`;
}
