import { inject, injectable } from 'inversify';
import { accessTopic } from 'lathe/common';
import type { Actor, EventAudience } from 'lathe/node';
import { objectsTopic } from '../../common/modelTypes';
import { rowTopic } from '../../common/rowEvent';
import { KnownObjects } from './knownObjects';

/** Who uses applications hears of rows of the objects that he may see: of the others not even their names. */
@injectable()
export class RowAudience implements EventAudience {
  readonly topic = rowTopic;
  readonly changedBy = [objectsTopic, accessTopic];

  constructor(@inject(KnownObjects) private readonly known: KnownObjects) {}

  async typesFor(actor: Actor): Promise<ReadonlySet<string>> {
    const all = await this.known.all(actor);
    return new Set(all.map(({ object }) => object.name));
  }
}
