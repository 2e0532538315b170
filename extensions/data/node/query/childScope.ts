import { sql } from 'kysely';
import { unknownRelation } from './refuseQuery';
import { Scope, type JoinMode } from './scope';
import type { Fragment } from './queryContext';

/** The rows that lead to those of a scope by one of its relations. */
export interface Children {
  readonly scope: Scope;
  readonly relationName: string;
  /** That they do. */
  readonly lead: Fragment;
}

export function childrenOf(parent: Scope, name: string, mode: JoinMode): Children {
  const { compilation, model } = parent;
  const relation = model.child(name.toLowerCase());
  const child = relation && compilation.context.models.find(relation.object);
  const readable = child && compilation.reading(child).readable;
  const lookup = relation && child?.field(relation.field.toLowerCase());
  if (!relation || !child || !readable || !lookup?.column)
    throw unknownRelation(model.name, name, knownRelations(parent));
  const scope = new Scope(compilation, child, mode);
  // A lookup that the actor doesn't see leads him nowhere.
  scope.field(lookup.name);
  const lead = sql`${sql.id(scope.alias, lookup.column)} = ${sql.id(parent.alias, 'id')}`;
  return { scope, relationName: relation.relationName, lead };
}

/** Those of objects of which the actor knows, by lookups that he sees. */
function knownRelations({ compilation, model }: Scope): readonly string[] {
  const seen = model.children.filter(({ object, field }) => {
    const child = compilation.context.models.find(object);
    const reading = child && compilation.context.readings.get(child);
    return reading?.readable === true && !reading.hidden.has(field.toLowerCase());
  });
  return seen.map(({ relationName }) => relationName);
}
