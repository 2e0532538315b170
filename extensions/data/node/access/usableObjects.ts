import { inject, injectable } from 'inversify';
import type { Actor } from 'lathe/node';
import type { ObjectUse, UsableObject } from '../../common/usableObjects';
import { KnownObjects } from './knownObjects';
import { RowAccess } from './rowAccess';

/** What somebody may do with objects, for other areas. */
@injectable()
export class UsableObjects implements ObjectUse {
  constructor(
    @inject(KnownObjects) private readonly known: KnownObjects,
    @inject(RowAccess) private readonly access: RowAccess,
  ) {}

  async of(actor: Actor): Promise<readonly UsableObject[]> {
    const all = await this.known.all(actor);
    return Promise.all(
      all.map(async ({ object, models }) => {
        const { may } = await this.access.writing(actor, object, models);
        return { id: object.id, name: object.name, create: may.create };
      }),
    );
  }
}
