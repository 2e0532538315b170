import { placeOnPage, requestUrl } from 'lathe/common';
import { describeCalls } from '../../../data/common/describeCalls';
import { viewCalls } from '../../../data/common/saved/savedCalls';
import type { RunningApplication } from '../../common/applicationCalls';
import { runPath } from '../../common/runPath';
import { firstTab } from '../../common/runTabs';

/** The addresses that a page asks next for, where it opens with the rows of an object; browsers ask while they read code. */
export function firstCalls(application: RunningApplication, page: string | undefined): readonly string[] {
  const tab = firstTab(application);
  const object = tab?.kind === 'object' ? tab.targetName : null;
  if (object === null || !isHome(page)) return [];
  return [requestUrl(describeCalls.object, { object }, {}), requestUrl(viewCalls.list, {}, { object })];
}

/** An address without a place in the application. */
function isHome(page: string | undefined): boolean {
  return page !== undefined && URL.canParse(page) && placeOnPage(runPath, new URL(page).pathname)?.place === '';
}
