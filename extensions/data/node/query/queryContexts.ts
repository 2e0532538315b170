import { inject, injectable } from 'inversify';
import type { Actor, InTransaction } from 'lathe/node';
import { KnownObjects } from '../access/knownObjects';
import { RowAccess } from '../access/rowAccess';
import type { ObjectModel } from '../objects/objectModel';
import { ComputedFields } from './computedFields';
import type { QueryContext } from './queryContext';
import { touchBase } from '../viewObjects/touchBase';
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
    @inject(KnownObjects) private readonly known: KnownObjects,
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
    const { object: model, models, reading } = await this.known.find(actor, object, transaction);
    const touched = new TouchedObjects(models, base === 'I');
    touch(touched, model);
    for (const each of [...touched.all]) touchBase(each, models, touched.all);
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
}
