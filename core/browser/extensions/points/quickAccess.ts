import type { Declare } from './declare';

export const declareQuickAccess: Declare<'quickAccess'> = (items, { id }, services) =>
  services.quickAccess.declare(items.map((item) => ({ ...item, source: id })));
