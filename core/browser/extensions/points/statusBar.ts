import type { Declare } from './declare';

export const declareStatusBar: Declare<'statusBar'> = (items, _extension, services) =>
  services.statusBar.declare(items);
