import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { permissions } from 'lathe/common';
import { Access, type Actor } from 'lathe/node';
import type { SharingRuleData } from '../../common/objects/accessData';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { ComputedFields } from '../query/computedFields';
import { sharedOrOwn } from '../saved/savedSource';
import { viewReading } from '../viewObjects/viewReading';
import { everything, type GrantedAccess, grantedAccess } from './grantedAccess';
import { type ObjectReading, type ObjectWriting, RowAccess, type RowCondition } from './rowAccess';
import { ownedBy, sharedWith } from './rowConditions';

interface Granted extends GrantedAccess {
  readonly sources: ReadonlySet<string>;
}

const allRows: RowCondition = () => undefined;
const noRow: RowCondition = () => sql<boolean>`false`;
const readOnly: ObjectWriting = {
  ...{ may: { create: false, edit: false, delete: false }, edit: noRow, remove: noRow, fixed: new Set<string>() },
};

/** By what the object says of profiles and permission sets, by who owns a row, and by the rules that share it. */
@injectable()
export class StoredAccess extends RowAccess {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(ComputedFields) private readonly computed: ComputedFields,
  ) {
    super();
  }

  /** Who holds less than the user, such as a token of his, is asked each time. */
  async basis({ tenant, userId, permissions: held }: Actor): Promise<object | undefined> {
    const known = await this.access.heldBy(tenant, userId);
    return known.permissions === held ? known : undefined;
  }

  async reading(actor: Actor, object: ObjectModel, models: ObjectModels): Promise<ObjectReading> {
    const { source } = object;
    if (source && 'view' in source)
      return viewReading(object, source, models, (each) => this.reading(actor, each, models));
    if (source?.permissions && !source.permissions.some((each) => actor.permissions.has(each)))
      return { readable: false, hidden: new Set(), rows: noRow };
    const granted = await this.granted(actor, object);
    if (source?.sharedOrOwn && granted.read)
      return { readable: true, hidden: granted.hidden, rows: (alias) => sharedOrOwn(actor.userId, alias) };
    const rows = this.visible(actor, object, models, granted);
    return { readable: granted.read, hidden: granted.hidden, rows };
  }

  async writing(actor: Actor, object: ObjectModel, models: ObjectModels): Promise<ObjectWriting> {
    // What changes the platform's own tables has calls of its own.
    if (object.kind !== 'custom') return readOnly;
    const granted = await this.granted(actor, object);
    const own = (may: boolean): RowCondition => (may ? this.changeable(actor, object, models, granted) : noRow);
    const may = { create: granted.create, edit: granted.edit, delete: granted.delete };
    return { may, edit: own(granted.edit), remove: own(granted.delete), fixed: granted.fixed };
  }

  private async granted(actor: Actor, object: ObjectModel): Promise<Granted> {
    const { sources } = await this.access.heldBy(actor.tenant, actor.userId);
    if (actor.permissions.has(permissions.modifyAllData)) return { ...everything, sources };
    const granted = { ...grantedAccess(object, sources), sources };
    if (object.kind === 'standard' && actor.kind === 'User') return { ...granted, read: true, viewAll: true };
    return actor.permissions.has(permissions.viewAllData) ? { ...granted, read: true, viewAll: true } : granted;
  }

  private visible(actor: Actor, object: ObjectModel, models: ObjectModels, granted: Granted): RowCondition {
    if (!granted.read) return noRow;
    if (granted.viewAll || object.data.sharing !== 'private') return allRows;
    return this.ownOrShared(actor, object, models, granted, 'read');
  }

  private changeable(actor: Actor, object: ObjectModel, models: ObjectModels, granted: Granted): RowCondition {
    if (granted.modifyAll || object.data.sharing === 'edit') return allRows;
    return this.ownOrShared(actor, object, models, granted, 'edit');
  }

  private ownOrShared(
    actor: Actor,
    object: ObjectModel,
    models: ObjectModels,
    { sources }: Granted,
    access: SharingRuleData['access'],
  ): RowCondition {
    const computed = this.computed.of(actor.tenant, models);
    return (alias) =>
      anyOf([ownedBy(actor, alias), ...sharedWith(actor, object, models, sources, { alias, access, computed })]);
  }
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
