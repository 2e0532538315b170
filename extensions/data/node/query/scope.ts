import { sql } from 'kysely';
import { deepestRelation } from '../../common/query/queryRequest';
import { visibleField, visibleFields } from '../access/visibleField';
import type { FieldModel, ObjectModel } from '../objects/objectModel';
import type { Compilation } from './compilation';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import { kindOf, type ValueKind } from './valueKind';

/**
 * How the rows that lookups lead to come in: rows without one stay, or go; "single" keeps the order in which the rows
 * come, whatever the database thinks of it.
 */
export type JoinMode = 'left' | 'inner' | 'single';

/** A field of the rows of a scope, or of those that their lookups lead to. */
export interface Column {
  readonly field: FieldModel;
  readonly kind: ValueKind;
  /** As it is called in answers: "customer.region.name". */
  readonly path: string;
  readonly value: Fragment;
  /** To which the field itself belongs. */
  readonly scope: Scope;
}

/** Rows of an object at one place of a statement, with what has to be joined for the fields that are asked for. */
export class Scope {
  readonly alias: string;
  private readonly reached = new Map<string, Scope>();

  constructor(
    readonly compilation: Compilation,
    readonly model: ObjectModel,
    private readonly mode: JoinMode,
    alias?: string,
    private readonly path = '',
    private readonly joined: Fragment[] = [],
  ) {
    this.alias = alias ?? compilation.nextAlias();
  }

  /** Whether nothing was joined to its rows yet. */
  get isAlone(): boolean {
    return this.joined.length === 0;
  }

  /** What follows the table in "from". */
  get joins(): Fragment {
    return sql.join(this.joined, sql``);
  }

  /** Which of the rows the actor sees; all of them when absent. */
  get visible(): Fragment | undefined {
    return this.compilation.reading(this.model).rows(this.alias);
  }

  get fields(): readonly FieldModel[] {
    return visibleFields(this.model, this.compilation.reading(this.model).hidden);
  }

  /** By a path in any case. */
  column(path: string): Column {
    const names = path.split('.');
    if (names.length > deepestRelation + 1)
      throw badQuery('PATH_TOO_DEEP', { path: path.slice(0, 80), limit: deepestRelation });
    // What has nothing between two dots is no path: it's named whole.
    if (names.includes('')) return this.columnOf(this.field(path));
    const last = names.pop() ?? '';
    const scope = names.reduce<Scope>((from, name) => from.follow(name), this);
    return scope.columnOf(scope.field(last));
  }

  columnOf(field: FieldModel): Column {
    const { context } = this.compilation;
    const value = field.column
      ? sql.id(this.alias, field.column)
      : sql`(${context.computed(field, this.alias, this.model)})`;
    return { field, value, kind: kindOf(field, this.model, context.models), path: this.path + field.name, scope: this };
  }

  /** The rows that a lookup leads to: joined once, however often they are asked for. */
  follow(name: string): Scope {
    const field = this.field(name);
    const known = this.reached.get(field.name);
    if (known) return known;
    if (field.target === undefined || !field.column)
      throw badQuery('NO_LOOKUP', { field: field.name, type: field.type });
    this.compilation.spend('TOO_MANY_JOINS');
    const target = this.compilation.object(field.target);
    const path = `${this.path}${field.name}.`;
    const scope = new Scope(this.compilation, target, this.mode, undefined, path, this.joined);
    this.reached.set(field.name, scope);
    this.joined.push(scope.joinedTo(sql.id(this.alias, field.column)));
    return scope;
  }

  field(name: string): FieldModel {
    return visibleField(this.model, this.compilation.reading(this.model).hidden, name);
  }

  private joinedTo(lookup: Fragment): Fragment {
    const { alias, mode } = this;
    const table = this.compilation.table(this.model);
    const on = sql`${sql.id(alias, 'id')} = ${lookup}${this.visible ? sql` and ${this.visible}` : sql``}`;
    if (mode === 'inner') return sql` join ${table} ${sql.id(alias)} on ${on}`;
    if (mode === 'left') return sql` left join ${table} ${sql.id(alias)} on ${on}`;
    return sql` left join lateral (select * from ${table} ${sql.id(alias)} where ${on} limit 1) ${sql.id(alias)} on true`;
  }
}
