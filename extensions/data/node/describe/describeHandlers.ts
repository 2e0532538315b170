import { inject, injectable } from 'inversify';
import type { Actor, CallInput, Handlers } from 'lathe/node';
import type { describeCalls, ObjectDescription } from '../../common/describeCalls';
import { type KnownObject, KnownObjects } from '../access/knownObjects';
import { RowAccess } from '../access/rowAccess';
import { visibleFields } from '../access/visibleField';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { ObjectWords } from './objectWords';
import { describeField } from './describeField';

/** The calls that tell of what grids, forms and filters are made. */
@injectable()
export class DescribeHandlers {
  constructor(
    @inject(KnownObjects) private readonly known: KnownObjects,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(RowAccess) private readonly access: RowAccess,
    @inject(ObjectWords) private readonly words: ObjectWords,
  ) {}

  readonly all: Handlers<typeof describeCalls> = {
    objects: async ({ actor, locale }) =>
      (await this.known.all(actor)).map(({ object }) => this.words.summary(object, locale)),
    object: ({ actor, params, locale }) => this.object(actor, params.object, locale),
  };

  async object(actor: Actor, nameOrId: string, locale: CallInput['locale']): Promise<ObjectDescription> {
    return this.describe(actor, await this.find(actor, nameOrId), locale);
  }

  private async find(actor: Actor, nameOrId: string): Promise<KnownObject> {
    const models = await this.catalogue.of(actor.tenant);
    return this.known.find(actor, models.byId(nameOrId)?.name ?? nameOrId);
  }

  private async describe(
    actor: Actor,
    { object, models, reading }: KnownObject,
    locale: CallInput['locale'],
  ): Promise<ObjectDescription> {
    const { may, fixed, edit, remove } = await this.access.writing(actor, object, models);
    const known = new Set((await this.known.all(actor)).map((each) => each.object.name));
    const named = object.data.nameFormat !== undefined;
    const isWritable = (name: string): boolean => (may.create || may.edit) && !fixed.has(name.toLowerCase());
    return {
      ...this.words.summary(object, locale),
      keyPrefix: object.data.keyPrefix,
      may: { ...may },
      differs: [may.edit && edit('t'), may.delete && remove('t')].some(Boolean) || undefined,
      fields: visibleFields(object, reading.hidden).map((field) => ({
        ...describeField(field, { known, named, writable: isWritable(field.name) }),
        ...this.words.ofField(object, field, locale),
      })),
      children: object.children.filter((child) => known.has(child.object)),
    };
  }
}
