import type { ObjectAccessData } from '../../common/objects/accessData';
import type { ObjectModel } from '../objects/objectModel';

/** All that a user's profile and permission sets say of an object, taken together: what one grants, he has. */
export interface GrantedAccess {
  readonly read: boolean;
  readonly create: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
  readonly viewAll: boolean;
  readonly modifyAll: boolean;
  /** By name in lower case; a field is hidden or fixed only where nothing grants more. */
  readonly hidden: ReadonlySet<string>;
  readonly fixed: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export const everything: GrantedAccess = {
  ...{ read: true, create: true, edit: true, delete: true, viewAll: true, modifyAll: true },
  ...{ hidden: none, fixed: none },
};

/** `sources` are the ids of whatever grants something to the user. */
export function grantedAccess({ access, fields }: ObjectModel, sources: ReadonlySet<string>): GrantedAccess {
  const own = access.filter(({ source }) => sources.has(source));
  const some = (may: (one: ObjectAccessData) => boolean): boolean => own.some(may);
  const namesOf = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(fields.flatMap(({ id, name }) => (ids.includes(id) ? [name.toLowerCase()] : [])));
  const restricted = [...new Set(own.flatMap((one) => Object.keys(one.fields)))];
  return {
    read: some((one) => one.read || one.viewAll || one.modifyAll),
    create: some((one) => one.create),
    edit: some((one) => one.edit || one.modifyAll),
    delete: some((one) => one.delete || one.modifyAll),
    viewAll: some((one) => one.viewAll || one.modifyAll),
    modifyAll: some((one) => one.modifyAll),
    hidden: namesOf(restricted.filter((id) => own.every((one) => one.fields[id] === 'hidden'))),
    fixed: namesOf(restricted.filter((id) => own.every((one) => one.fields[id] !== undefined))),
  };
}
