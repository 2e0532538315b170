import { inject, injectable } from 'inversify';
import { type Actor, type Handlers, Tenants } from 'lathe/node';
import type { centerCalls } from '../../common/centerCalls';
import { FormulaTrial } from '../formula/formulaTrial';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { unknownObject } from '../query/refuseQuery';
import { Impacts } from './impacts';
import { ObjectRows } from './objectRows';

/** What the screens of the data center ask for. */
@injectable()
export class CenterHandlers {
  constructor(
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(ObjectRows) private readonly rows: ObjectRows,
    @inject(Impacts) private readonly impacts: Impacts,
    @inject(FormulaTrial) private readonly trial: FormulaTrial,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  readonly all: Handlers<typeof centerCalls> = {
    objects: async ({ actor, locale }) => ({
      namespace: await this.tenants.namespaceOf(actor.tenant),
      objects: await this.rows.all(actor, locale),
    }),
    impact: ({ actor, params, body, locale }) => this.impacts.of(actor, params.id, body.change, locale),
    checkFormula: async ({ actor, params, body, locale }) => {
      const { object, models } = await this.find(actor, params.object);
      return this.trial.check(body.formula, { object, models, field: body.field }, locale);
    },
  };

  private async find(
    { tenant }: Actor,
    nameOrId: string,
  ): Promise<{ readonly object: ObjectModel; readonly models: ObjectModels }> {
    const models = await this.catalogue.of(tenant);
    const object = models.byId(nameOrId) ?? models.find(nameOrId);
    if (object) return { object, models };
    throw unknownObject(
      nameOrId,
      models.all.map(({ name }) => name),
    );
  }
}
