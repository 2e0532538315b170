const lists = '[role="tree"], [role="treegrid"], [role="grid"], [role="listbox"]';
/** Beyond the view or the page in which one searches, nothing is found. */
const wholes = 'section, [role="tabpanel"], [role="dialog"]';

/** From a field down into what it found: the next list of the same view or page. False where there is none. */
export function goToResults(field: HTMLElement): boolean {
  const all = (field.closest(wholes) ?? field.ownerDocument).querySelectorAll<HTMLElement>(lists);
  const next = Array.from(all).find((list) => field.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
  // A grid whose cells take the focus takes none itself.
  const stop = next?.hasAttribute('tabindex') ? next : next?.querySelector<HTMLElement>('[tabindex="0"]');
  stop?.focus();
  return Boolean(stop);
}
