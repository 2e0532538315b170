import type { TextTable } from '../../core/browser/i18n/texts';
import type { Bootstrap } from '../../core/common/extensions/bootstrap';

export interface PageData extends Bootstrap {
  /** The workbench's own texts, in the language of the page. */
  readonly texts: TextTable;
}

/** What the server put into the page. */
export function readPageData(): PageData {
  const json = document.getElementById('lathe-bootstrap')?.textContent;
  if (!json) throw new Error('The page has no element #lathe-bootstrap.');
  return JSON.parse(json) as PageData;
}
