import type { Condition, QueryOptions, QueryRequest, Relation } from '../../common/query/queryRequest';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';

type Orders = QueryOptions['orderby'];

interface Asked {
  readonly condition?: Condition;
  readonly fields?: readonly string[];
  readonly orderby?: Readonly<Orders>;
  readonly relation?: Relation;
}

/** Every object of which a request may tell something: what the actor may see of them is asked for beforehand. */
export class TouchedObjects {
  readonly all = new Set<ObjectModel>();

  constructor(
    private readonly models: ObjectModels,
    /** Whether lookups tell the name of the row that they lead to. */
    private readonly withNames: boolean,
  ) {}

  request(model: ObjectModel, { condition, options = {}, relation }: QueryRequest): void {
    const { groupby = [], aggregate = [] } = options;
    const fields = [
      ...groupby.map((each) => (typeof each === 'string' ? each : each.field)),
      ...(options.fields ?? []),
    ];
    this.rows(model, { condition, orderby: options.orderby, relation, fields: fields.length > 0 ? fields : undefined });
    for (const { field } of aggregate) if (field !== undefined) this.path(model, field);
  }

  rows(model: ObjectModel, { condition, fields, orderby, relation }: Asked): void {
    this.all.add(model);
    if (condition) this.condition(model, condition);
    for (const { field } of orderby ?? []) this.path(model, field);
    for (const path of fields ?? []) this.path(model, path);
    if (this.withNames && !fields?.length) for (const { name } of model.fields) this.follow(model, name);
    for (const { relatedField, ...parent } of relation?.parents ?? []) {
      const target = this.follow(model, relatedField);
      if (target) this.rows(target, parent);
    }
    for (const { relationName, ...asked } of relation?.childs ?? []) {
      const child = this.models.find(model.child(relationName.toLowerCase())?.object ?? '');
      if (child) this.rows(child, asked);
      else this.children(model);
    }
  }

  /** A relation that isn't there is refused with the nearest of those of which the actor may know. */
  private children({ children }: ObjectModel): void {
    for (const { object } of children) {
      const child = this.models.find(object);
      if (child) this.all.add(child);
    }
  }

  private condition(model: ObjectModel, { conditions }: Condition): void {
    for (const part of conditions)
      if ('conditions' in part) this.condition(model, part);
      else this.path(model, part.field);
  }

  /** What isn't there is refused later. */
  private path(model: ObjectModel, path: string): void {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at: ObjectModel | undefined = model;
    for (const name of names) at = at && this.follow(at, name);
    if (at && this.withNames) this.follow(at, last);
  }

  private follow(model: ObjectModel, name: string): ObjectModel | undefined {
    const target = this.models.find(model.field(name.toLowerCase())?.target ?? '');
    if (target) this.all.add(target);
    return target;
  }
}
