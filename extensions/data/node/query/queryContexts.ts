import { inject, injectable } from 'inversify';
import { closest } from 'lathe/common';
import type { Actor, InTransaction } from 'lathe/node';
import { RowAccess } from '../access/rowAccess';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { ComputedFields } from './computedFields';
import type { QueryContext } from './queryContext';
import { unknownObject } from './refuseQuery';
import { TouchedObjects } from './touchedObjects';

export interface Asking {
  readonly object: string;
  /** "I" tells with each lookup the name of the row that it leads to. */
  readonly base?: 'I' | 'N';
  readonly join_type?: 'left' | 'inner';
}

/** Finds out all that a request is compiled with. */
@injectable()
export class QueryContexts {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(RowAccess) private readonly access: RowAccess,
    @inject(ComputedFields) private readonly computed: ComputedFields,
  ) {}

  /** `touch` names the objects of which the request may tell something. */
  async of(
    actor: Actor,
    { object, base = 'N', join_type = 'left' }: Asking,
    touch: (touched: TouchedObjects, model: ObjectModel) => void,
    transaction?: InTransaction,
  ): Promise<{ readonly model: ObjectModel; readonly context: QueryContext }> {
    const models = await this.catalogue.of(actor.tenant, transaction);
    const model = models.find(object);
    const reading = model && (await this.access.reading(actor, model, models));
    if (!model || !reading?.readable) throw await this.unknown(actor, object, models);
    const touched = new TouchedObjects(models, base === 'I');
    touch(touched, model);
    touched.all.delete(model);
    const others = await Promise.all(
      [...touched.all].map(async (each) => [each, await this.access.reading(actor, each, models)] as const),
    );
    const context = {
      ...{ models, readings: new Map([[model, reading], ...others]), computed: this.computed.of(actor.tenant, models) },
      ...{ schema: actor.tenant.schema, locale: actor.locale },
      ...{ withNames: base === 'I', inner: join_type === 'inner' },
    };
    return { model, context };
  }

  /** Names the nearest object only if the actor may know of it. */
  private async unknown(actor: Actor, name: string, models: ObjectModels): Promise<Error> {
    const names = models.all.map((model) => model.name);
    const nearest = models.find(closest(name.slice(0, 80), names) ?? '');
    const known = nearest && (await this.access.reading(actor, nearest, models)).readable;
    return unknownObject(name, known ? [nearest.name] : []);
  }
}
