import type { ChildRelation, Comparison, Condition, QueryRequest, Relation } from '../../../common/query/queryRequest';
import { groups } from './memoryGroups';
import { holds, order } from './memoryCondition';
import { kindAt, lookups, type MemoryRows, type Place, type Shop } from './memoryRows';

export interface Mode {
  readonly inner: boolean;
  readonly withNames: boolean;
}

type Orders = NonNullable<NonNullable<QueryRequest['options']>['orderby']>;
type Wanted = Omit<ChildRelation, 'relationName'> & { readonly skip?: number };

/** Answers a request from the rows in memory, row by row. */
export class MemoryQuery {
  constructor(
    private readonly rows: MemoryRows,
    private readonly mode: Mode,
  ) {}

  answer(object: Shop, { condition, options = {}, relation }: QueryRequest): unknown[] {
    const all = this.rows.rows[object].map((row) => ({ object, row }));
    const { groupby = [], aggregate = [], distinct, fields = [] } = options;
    const keys = distinct ? [...new Set(fields)] : groupby;
    if (keys.length === 0 && aggregate.length === 0) return this.list(all, { ...options, condition, relation });
    const paths = [
      ...keys.map((key) => (typeof key === 'string' ? key : key.field)),
      ...aggregate.flatMap(({ field }) => field ?? []),
    ];
    const matching = all.filter((place) => this.matches(place, { condition, fields: paths }));
    return groups(this.rows, matching, { ...options, groupby: keys }, (place, path) => this.told(place, path));
  }

  private list(places: readonly Place[], wanted: Wanted): unknown[] {
    const { orderby = [], skip = 0, limit = 5000, fields = [], relation } = wanted;
    const sorted = places.filter((place) => this.matches(place, wanted)).toSorted(this.comparing(orderby));
    return sorted.slice(skip, skip + limit).map((place) => this.toldRow(place, fields, relation));
  }

  private comparing(orderby: Readonly<Orders>) {
    const last = { field: 'id', order: orderby.at(-1)?.order ?? ('asc' as const) };
    return (a: Place, b: Place): number => {
      for (const { field, order: direction } of [...orderby, last]) {
        const sign = order(kindAt(a.object, field), this.rows.value(a, field), this.rows.value(b, field));
        if (sign !== 0) return direction === 'desc' ? -sign : sign;
      }
      return 0;
    };
  }

  private matches(place: Place, { condition, fields = [], orderby = [], relation }: Wanted): boolean {
    if (condition && !holds(this.rows, place, condition)) return false;
    if (!this.mode.inner) return true;
    const paths = [...fields, ...orderby.map(({ field }) => field), ...(condition ? pathsOf(condition) : [])];
    return paths.every((path) => this.rows.end(place, path) !== undefined) && this.hasRelated(place, relation);
  }

  private hasRelated(place: Place, { parents = [], childs = [] }: Relation = {}): boolean {
    const upwards = parents.every((parent) => {
      const found = this.rows.follow(place, parent.relatedField);
      return found !== undefined && this.hasRelated(found, parent.relation);
    });
    return (
      upwards &&
      childs.every(({ relationName, condition, relation }) =>
        this.rows.children(place, relationName).some((child) => this.matches(child, { condition, relation })),
      )
    );
  }

  private toldRow(
    place: Place,
    fields: readonly string[],
    { parents = [], childs = [] }: Relation = {},
  ): Record<string, unknown> {
    const told: Record<string, unknown> = {};
    for (const path of fields) told[path] = this.told(place, path);
    for (const { relatedField, fields: of = [], relation } of parents) {
      const found = this.rows.follow(place, relatedField);
      told[relatedField] = found ? this.toldRow(found, of, relation) : null;
    }
    for (const { relationName, ...wanted } of childs)
      told[relationName] = this.list(this.rows.children(place, relationName), wanted);
    return told;
  }

  private told(place: Place, path: string): unknown {
    const value = this.rows.value(place, path);
    const end = this.rows.end(place, path);
    const field = path.split('.').at(-1) ?? '';
    if (!this.mode.withNames || !end || value === null || !(`${end.object}.${field}` in lookups)) return value;
    return { id: value, name: this.rows.follow(end, field)?.row['name'] };
  }
}

function pathsOf({ conditions }: Condition): string[] {
  return conditions.flatMap((part: Condition | Comparison) => ('conditions' in part ? pathsOf(part) : [part.field]));
}
