import type { TextTable } from '../../core/browser/i18n/texts';
import type { Locale } from '../../core/common/locale';

export interface PageData {
  readonly locale: Locale;
  readonly texts: TextTable;
}

/** What the server put into the page. */
export function readBootstrap(): PageData {
  const json = document.getElementById('lathe-bootstrap')?.textContent;
  if (!json) throw new Error('The page has no element #lathe-bootstrap.');
  return JSON.parse(json) as PageData;
}
