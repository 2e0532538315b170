import type { Tab } from 'golden-layout';

/** Brings a tab into sight, in its strip. */
export function reveal(tab: Tab | undefined): void {
  // When the frame is laid out anyway.
  if (tab) requestAnimationFrame(() => tab.element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}
