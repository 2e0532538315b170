import { waitFor } from '@testing-library/react';
import { PageFocus } from './pageFocus';

const { matchMedia } = window;
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
let focus: PageFocus;

function makeTab(name: string): HTMLElement {
  const host = document.createElement('div');
  host.className = 'page-tabs__tab';
  host.innerHTML = `<button aria-label="${name} first"></button><button aria-label="${name} second"></button>`;
  return host;
}

function begin({ coarse = false } = {}) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: coarse, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    });
  const root = document.body.appendChild(document.createElement('div'));
  const [a, b] = [makeTab('a'), makeTab('b')];
  b.hidden = true;
  root.append(a, b);
  focus = new PageFocus(root);
  const show = (tab: HTMLElement): void => {
    for (const each of [a, b]) each.hidden = each !== tab;
    // As a browser does with what is hidden.
    if (!tab.contains(document.activeElement) && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    focus.enter();
  };
  const button = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  return { a, b, show, button };
}

afterEach(() => {
  focus.dispose();
  document.body.replaceChildren();
  window.matchMedia = matchMedia;
});

it('goes into the tab that is shown, and back to where it was', () => {
  const { a, b, show, button } = begin();
  button('a second')?.focus();
  show(b);
  expect(focused()).toBe('b first');
  show(a);
  expect(focused()).toBe('a second');
});

it('stays in the tab whose element is taken away', async () => {
  const { button } = begin();
  button('a second')?.focus();
  button('a second')?.remove();
  await waitFor(() => expect(focused()).toBe('a first'));
});

it('brings up no keyboard on the screen', () => {
  const { b, show } = begin({ coarse: true });
  show(b);
  expect(document.activeElement).toBe(b);
});
