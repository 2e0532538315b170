const takers = ':is(textarea, [tabindex="0"], input, button, a[href]):not(:disabled, [role="separator"])';
/**
 * What says that it wants the keyboard, itself or for what is drawn within it, else the first field of a form, one that
 * can only be read before any button, which might do something, else whatever takes it, toolbars last.
 */
const inner: readonly string[] = [
  '[data-autofocus]',
  'form :is(input, textarea, select, button[aria-haspopup]):not(:disabled, [readonly])',
  'form :is(input, textarea):not(:disabled)',
  'form button:not(:disabled)',
  `${takers}:not([role="toolbar"] *)`,
  takers,
];

/** Into what lies in it and takes the keyboard. */
export function focusInside(host: HTMLElement): void {
  const target = targetIn(host);
  if (target) return focusTarget(target);
  host.tabIndex = -1;
  host.focus({ preventScroll: true });
  awaitContent(host);
}

function focusTarget(target: HTMLElement): void {
  if (target.dataset.autofocus === 'within') focusInside(target);
  else target.focus({ preventScroll: true });
}

function targetIn(host: HTMLElement): HTMLElement | undefined {
  for (const selector of inner) {
    const all = [...host.querySelectorAll<HTMLElement>(selector)];
    const seen = all.find((element) => element.checkVisibility?.() ?? true);
    if (seen) return chosenOf(seen, all);
  }
  return undefined;
}

/** Who enters a choice is at what is chosen: from elsewhere the arrows would choose something else. */
function chosenOf(first: HTMLElement, all: readonly HTMLElement[]): HTMLElement {
  if (!first.matches('input[type="radio"]')) return first;
  return all.find((each) => each.matches('input[type="radio"]:checked')) ?? first;
}

/** While its content is on the way the element holds the keyboard itself, and hands it on. */
function awaitContent(host: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const target = host.ownerDocument.activeElement === host ? targetIn(host) : undefined;
    if (target) focusTarget(target);
    if (host.ownerDocument.activeElement !== host) observer.disconnect();
  });
  observer.observe(host, { childList: true, subtree: true });
}
