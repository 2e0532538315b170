import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { HookContext } from 'lathe/node';
import type { ObjectReading } from '../access/rowAccess';
import type { ObjectData } from '../../common/objects/objectData';
import { columnName } from '../../common/objects/viewColumns';
import type { QueryOptions } from '../../common/query/queryRequest';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { compileQuery } from '../query/compileQuery';
import { badQuery, unknownObject } from '../query/refuseQuery';
import { refuse } from '../refuse';
import { usedRecords } from '../saved/usedRecords';

type View = NonNullable<ObjectData['view']>;

const openToAll: ObjectReading = { readable: true, hidden: new Set(), rows: () => undefined };

/** The query of a view object is one that could be asked, of an object that has rows itself. */
@injectable()
export class ViewObjectCheck {
  constructor(@inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue) {}

  async check(view: View | undefined, { actor, transaction }: HookContext): Promise<View> {
    if (!view) throw refuse('VIEW_OBJECT_QUERY');
    const models = await this.catalogue.of(actor.tenant, transaction);
    const base = models.find(view.object);
    if (!base) {
      throw unknownObject(
        view.object,
        models.all.map(({ name }) => name),
      );
    }
    if (base.source) throw refuse('VIEW_OBJECT_BASE', { name: base.name });
    const { relation, options = {} } = view.query;
    if (relation) throw refuse('VIEW_OBJECT_RELATION');
    const readings = new Map(models.all.map((model) => [model, openToAll]));
    const computed = () => sql`null`;
    compileQuery(base, view.query, {
      ...{ schema: actor.tenant.schema, models, readings, computed },
      ...{ locale: actor.locale, withNames: false, inner: false },
    });
    const query = { ...view.query, options: settled(options) };
    const twice = columnTwice(query.options);
    if (twice !== undefined) throw badQuery('ALIAS_TWICE', { name: twice });
    return { object: base.name, query, uses: usedRecords(base, view.query, models) };
  }
}

/** The name of a column that another has already: paths may differ where the names of their columns don't. */
function columnTwice({ fields = [], groupby = [], aggregate = [] }: QueryOptions): string | undefined {
  const keys = groupby.map((each) => (typeof each === 'string' ? each : `${each.field}.${each.by}`));
  const groups = keys.length + aggregate.length > 0;
  const rows = fields.filter((path) => !/^(id|name)$/i.test(path));
  const paths = new Set((groups ? keys : rows).map((path) => path.toLowerCase()));
  const aliases = groups ? aggregate.map(({ alias }) => alias) : ['name'];
  const names = ['id', ...[...paths].map(columnName), ...aliases];
  return names.find((name, index) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) < index);
}

/** Rows told apart by their fields are groups; groups are sorted and cut off by who asks for them. */
function settled({ distinct, ...options }: QueryOptions): QueryOptions {
  const { fields = [], groupby = [], aggregate = [], orderby = [], limit, skip } = options;
  const apart = distinct === true && groupby.length === 0 && aggregate.length === 0;
  const grouped = apart || groupby.length > 0 || aggregate.length > 0;
  if (grouped && (orderby.length > 0 || limit !== undefined || skip !== undefined)) throw refuse('VIEW_OBJECT_GROUPS');
  return apart ? { groupby: fields } : options;
}
