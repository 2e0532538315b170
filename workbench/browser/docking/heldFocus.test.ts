import { waitFor } from '@testing-library/react';
import { focusInside } from './focusInside';
import { HeldFocus } from './heldFocus';

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

describe('the keyboard', () => {
  let held: HeldFocus;
  let host: HTMLElement;
  let other: HTMLElement;
  const refocus = jest.fn((where: HTMLElement) => where.querySelector('input')?.focus());

  beforeEach(() => {
    refocus.mockClear();
    held = new HeldFocus(refocus);
    host = document.body.appendChild(document.createElement('div'));
    host.className = 'dock__host';
    host.innerHTML = '<input aria-label="search"><button aria-label="add"></button><button aria-label="end"></button>';
    other = document.body.appendChild(document.createElement('button'));
    other.ariaLabel = 'elsewhere';
  });

  afterEach(() => {
    held.dispose();
    document.body.replaceChildren();
  });

  function hold(name: string): HTMLElement {
    const element = host.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!element) throw new Error(`There is no ${name}.`);
    element.focus();
    held.note(element);
    return element;
  }

  it('stays in the part whose element is taken away', async () => {
    hold('add').remove();
    await waitFor(() => expect(focused()).toBe('search'));
  });

  it('stays in the view whose element is taken away, which holds it itself where nothing else does', async () => {
    host.insertAdjacentHTML(
      'beforeend',
      '<div data-view="notices" aria-label="view"><i tabindex="0" aria-label="list"></i></div>',
    );
    refocus.mockImplementationOnce(focusInside);
    hold('list').remove();
    await waitFor(() => expect(focused()).toBe('view'));
  });

  it('stays where whoever took it away has put it, or the user', async () => {
    const button = hold('add');
    button.remove();
    other.focus();
    host.append(document.createElement('p'));
    await Promise.resolve();
    expect(refocus).not.toHaveBeenCalled();
    expect(focused()).toBe('elsewhere');
  });

  it('is not touched by what else comes and goes', async () => {
    hold('end');
    host.querySelector('[aria-label="add"]')?.remove();
    await Promise.resolve();
    expect(refocus).not.toHaveBeenCalled();
    expect(focused()).toBe('end');
  });
});
