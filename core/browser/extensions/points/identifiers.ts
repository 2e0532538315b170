import type { Declare } from './declare';

export const declareIdentifiers: Declare<'identifiers'> = (identifiers, _extension, services) =>
  services.identifiers.declare(identifiers);
