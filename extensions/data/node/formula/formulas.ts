import { injectable } from 'inversify';
import type { RawBuilder } from 'kysely';
import type { Tenant } from 'lathe/node';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';
import { ComputedFields } from '../query/computedFields';
import type { ComputedField } from '../query/queryContext';
import { compileFormula } from './compileFormula';
import { rollupSql } from './rollupSql';

/** What fields without a column come to, as a part of the statement that asks for them. */
@injectable()
export class Formulas extends ComputedFields {
  of({ schema }: Tenant, models: ObjectModels): ComputedField {
    const rollup = (field: FieldModel, alias: string, object: ObjectModel): RawBuilder<unknown> =>
      rollupSql(field, alias, { object, models, schema });
    return (field, alias, object) => {
      if (field.type === 'rollupsummary') return rollup(field, alias, object);
      const place = { object, models, schema, alias, rollup, inside: [field.id] };
      return compileFormula(field.data?.formula ?? 'null', place).sql;
    };
  }
}
