import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks } from 'lathe/node';
import type { ValidationRuleData } from '../../common/objects/validationData';
import { FormulaCheck } from '../formula/formulaCheck';
import { ObjectCatalogue } from './objectCatalogue';

/** A rule that could not be asked of any row is refused before it is kept. */
@injectable()
export class RuleHooks implements MetadataHooks<ValidationRuleData> {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(FormulaCheck) private readonly formulas: FormulaCheck,
  ) {}

  async beforeSave(draft: Draft<ValidationRuleData>, { actor, transaction }: HookContext) {
    const models = await this.catalogue.of(actor.tenant, transaction);
    const object = draft.parent === null ? undefined : models.byId(draft.parent);
    if (object) this.formulas.require(draft.data.formula, 'checkbox', { object, models });
    return draft;
  }
}
