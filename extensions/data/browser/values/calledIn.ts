import type { Row } from '../../common/dataCalls';

/** By which fields the rows of an object are called. */
export function nameFields(object: string): string[] {
  return object === 'User' ? ['name', 'fullName'] : ['name'];
}

/** A user goes by his full name, where he has one, not by what he signs in with. */
export function calledIn({ name, fullName }: Row): string | undefined {
  return [fullName, name].find((text): text is string => typeof text === 'string' && text !== '');
}
