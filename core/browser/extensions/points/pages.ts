import type { Declare } from './declare';

export const declarePages: Declare<'pages'> = (pages, { id }, services) =>
  services.pages.declare(pages.map((item) => ({ ...item, source: id })));
