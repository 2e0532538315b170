import { inject, injectable } from 'inversify';
import type { Locale } from 'lathe/common';
import type { Actor } from 'lathe/node';
import type { BoundValues } from '../../common/resources/bindParameters';
import { fillRequest, fillValues, valueOf } from '../../common/resources/fillRequest';
import type { ResourceAction, ResourceValue } from '../../common/resources/resourceData';
import { OtherAreas } from '../otherAreas';

/** Does what a resource does, as its caller. */
@injectable()
export class ResourceRun {
  constructor(@inject(OtherAreas) private readonly others: OtherAreas) {}

  /** The result as JSON: that of the database goes out as it is. */
  async run(actor: Actor, action: ResourceAction, values: BoundValues, locale: Locale): Promise<string> {
    const { rows } = this.others;
    const { object } = action;
    switch (action.kind) {
      case 'query':
        return rows.query(actor, object, fillRequest(action, values));
      case 'read':
        return rows.get(actor, object, idOf(action.id, values), action.fields);
      case 'create':
        return JSON.stringify(await rows.create(actor, object, fillValues(action.values, values), locale));
      case 'update': {
        const given = { ...fillValues(action.values, values), id: idOf(action.id, values) };
        return JSON.stringify(await rows.update(actor, object, given, locale));
      }
      case 'delete':
        await rows.remove(actor, object, idOf(action.id, values), locale);
        return 'null';
    }
  }
}

function idOf(wanted: ResourceValue, values: BoundValues): string {
  const id = valueOf(wanted, values);
  return typeof id === 'string' ? id : '';
}
