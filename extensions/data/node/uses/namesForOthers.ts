import { inject, injectable } from 'inversify';
import type { Actor, HookContext, Reference } from 'lathe/node';
import type { FieldNaming, NamingText } from '../../common/fieldNaming';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { isKnownPath, referencesInPath } from './namedFields';
import { namesIn, pathsIn } from './namesIn';
import { keyMark } from './renaming';

/** What other areas write about fields is followed as what this one does. */
@injectable()
export class NamesForOthers implements FieldNaming {
  constructor(@inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue) {}

  async references(context: HookContext, id: string, text: NamingText, place: string): Promise<Reference[]> {
    const models = await this.catalogue.of(context.actor.tenant, context.transaction);
    const object = models.byId(id);
    if (!object) return [];
    const { values = {}, ...asked } = text;
    const named = namesIn({ ...asked, object: object.name }, place, models);
    return [
      // The object itself is named by its id.
      ...named.filter((reference) => reference.place !== `${place}.object.0`),
      ...Object.keys(values).flatMap((key) =>
        referencesInPath(key, `${place}.values.${keyMark}${key}`, { object, models }),
      ),
    ];
  }

  async unknown({ tenant }: Actor, id: string, { values = {}, ...asked }: NamingText): Promise<string[] | undefined> {
    const models = await this.catalogue.of(tenant);
    const object = models.byId(id);
    if (!object) return undefined;
    const paths = new Set([...pathsIn(asked), ...Object.keys(values)]);
    return [...paths].filter((path) => !isKnownPath(path, { object, models }));
  }
}
