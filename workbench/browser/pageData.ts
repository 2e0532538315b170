import type { Bootstrap } from '../../core/common/extensions/bootstrap';

/** What the server put into the page. */
export function readPageData(): Bootstrap {
  const json = document.getElementById('lathe-bootstrap')?.textContent;
  if (!json) throw new Error('The page has no element #lathe-bootstrap.');
  return JSON.parse(json) as Bootstrap;
}
