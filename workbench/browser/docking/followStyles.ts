import { type Disposable, toDisposable } from '../../../core/common/lifecycle';

const selector = 'style, link[rel="stylesheet"]';

/** Gives a page the style sheets of another, and those that come later. */
export function followStyles(from: Document, to: Document): Disposable {
  const copies = new Map<Element, Element>();
  const copy = (element: Element): void => {
    if (!element.matches(selector) || copies.has(element)) return;
    const made = to.importNode(element, true);
    // An empty page has no address that a relative one could begin from.
    if (element instanceof HTMLLinkElement && made instanceof Element) made.setAttribute('href', element.href);
    copies.set(element, made);
    to.head.append(made);
  };
  const drop = (element: Element): void => {
    copies.get(element)?.remove();
    copies.delete(element);
  };
  from.querySelectorAll(selector).forEach(copy);
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node instanceof Element) copy(node);
      for (const node of change.removedNodes) if (node instanceof Element) drop(node);
    }
  });
  observer.observe(from.head, { childList: true });
  return toDisposable(() => observer.disconnect());
}
