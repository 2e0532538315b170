import type { PopoverProps } from 'react-aria-components';

/** What a popover needs to open over the page of another window, where it would take the main one's room for its own. */
export function overPage(page: Document): Pick<PopoverProps, 'UNSTABLE_portalContainer' | 'boundaryElement'> {
  if (page === document) return {};
  return { UNSTABLE_portalContainer: page.body, boundaryElement: page.querySelector('main') ?? page.body };
}
