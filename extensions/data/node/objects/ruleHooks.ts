import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks, Reference } from 'lathe/node';
import type { ValidationRuleData } from '../../common/objects/validationData';
import { FormulaCheck } from '../formula/formulaCheck';
import { referencesInFormula } from '../uses/namedFields';
import { ObjectCatalogue } from './objectCatalogue';

/** A rule that could not be asked of any row is refused before it is kept. */
@injectable()
export class RuleHooks implements MetadataHooks<ValidationRuleData> {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(FormulaCheck) private readonly formulas: FormulaCheck,
  ) {}

  async beforeSave(draft: Draft<ValidationRuleData>, { actor, transaction }: HookContext) {
    const { object, models } = await this.placeOf(draft, { actor, transaction });
    if (object) this.formulas.require(draft.data.formula, 'checkbox', { object, models });
    return draft;
  }

  async references(draft: Draft<ValidationRuleData>, context: HookContext): Promise<Reference[]> {
    const { object, models } = await this.placeOf(draft, context);
    return object ? referencesInFormula(draft.data.formula, 'data.formula', { object, models }) : [];
  }

  private async placeOf({ parent }: Draft, { actor, transaction }: HookContext) {
    const models = await this.catalogue.of(actor.tenant, transaction);
    return { object: parent === null ? undefined : models.byId(parent), models };
  }
}
