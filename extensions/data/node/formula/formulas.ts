import { injectable } from 'inversify';
import type { Tenant } from 'lathe/node';
import type { ObjectModels } from '../objects/objectModel';
import { ComputedFields } from '../query/computedFields';
import type { ComputedField } from '../query/queryContext';
import { compileFormula } from './compileFormula';
import { rollupSql } from './rollupSql';

/** What fields without a column come to, as a part of the statement that asks for them. */
@injectable()
export class Formulas extends ComputedFields {
  of({ schema }: Tenant, models: ObjectModels): ComputedField {
    return (field, alias, object) => {
      if (field.type === 'rollupsummary') return rollupSql(field, alias, { models, schema });
      const place = { object, models, schema, alias, inside: [field.id] };
      return compileFormula(field.data?.formula ?? 'null', place).sql;
    };
  }
}
