import { inject, injectable } from 'inversify';
import type { Actor, InTransaction } from 'lathe/node';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { unknownObject } from '../query/refuseQuery';
import { type ObjectReading, RowAccess } from './rowAccess';

/** An object of which an actor may know, among all there are. */
export interface KnownObject {
  readonly object: ObjectModel;
  readonly models: ObjectModels;
  readonly reading: ObjectReading;
}

/** Nobody hears of objects that he may not read: for him there is nothing of that name. */
@injectable()
export class KnownObjects {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(RowAccess) private readonly access: RowAccess,
  ) {}

  /** By name, in any case; an unknown one is refused with the nearest. */
  async find(actor: Actor, name: string, transaction?: InTransaction): Promise<KnownObject> {
    const models = await this.catalogue.of(actor.tenant, transaction);
    const object = models.find(name);
    const reading = object && (await this.access.reading(actor, object, models));
    if (object && reading?.readable) return { object, models, reading };
    const known = await this.among(actor, models);
    throw unknownObject(
      name,
      known.map((each) => each.object.name),
    );
  }

  async all(actor: Actor): Promise<KnownObject[]> {
    return this.among(actor, await this.catalogue.of(actor.tenant));
  }

  private async among(actor: Actor, models: ObjectModels): Promise<KnownObject[]> {
    const each = models.all.map(async (object) => ({
      ...{ object, models },
      reading: await this.access.reading(actor, object, models),
    }));
    return (await Promise.all(each)).filter(({ reading }) => reading.readable);
  }
}
