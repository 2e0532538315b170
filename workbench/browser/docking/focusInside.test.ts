import { waitFor } from '@testing-library/react';
import { focusInside } from './focusInside';

function addHost(content = ''): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = content;
  return host;
}

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

afterEach(() => document.body.replaceChildren());

describe('the keyboard goes into what is shown', () => {
  it.each([
    [
      'what asks for it',
      '<input aria-label="search"><div tabindex="0" data-autofocus aria-label="grid"></div>',
      'grid',
    ],
    [
      'the first field of a form that can be written',
      '<button aria-label="delete"></button><form><input readonly aria-label="no"><input aria-label="name"></form>',
      'name',
    ],
    [
      'a field that can only be read rather than a button, which does something',
      '<form><input readonly aria-label="name"><button aria-label="deactivate"></button></form>',
      'name',
    ],
    [
      'a choice that is a button',
      '<form><button aria-haspopup="listbox" aria-label="type"></button><input aria-label="name"></form>',
      'type',
    ],
    ['the first button of a form without fields', '<form><button aria-label="add"></button></form>', 'add'],
    [
      'of a choice what is chosen',
      '<form><input type="radio" aria-label="red"><input type="radio" checked aria-label="blue"></form>',
      'blue',
    ],
    ['a choice in which nothing is chosen', '<form><input type="radio" aria-label="red"></form>', 'red'],
    ['no sash', '<p tabindex="0" role="separator" aria-label="sash"></p><input aria-label="a">', 'a'],
    ['what is below a toolbar', '<p role="toolbar"><button aria-label="run"></button></p><input aria-label="a">', 'a'],
    [
      'what lies within what asks for it',
      '<button aria-label="filter"></button><div data-autofocus="within"><div tabindex="0" aria-label="board"></div></div>',
      'board',
    ],
    ['what else takes it', '<button disabled aria-label="save"></button><button aria-label="retry"></button>', 'retry'],
  ])('%s', (_, content, expected) => {
    focusInside(addHost(content));
    expect(focused()).toBe(expected);
  });

  it('as soon as there is something within what asks for it', async () => {
    const host = addHost('<button aria-label="filter"></button><div data-autofocus="within" aria-label="body"></div>');
    focusInside(host);
    expect(focused()).toBe('body');
    host.lastElementChild?.insertAdjacentHTML('beforeend', '<button aria-label="card"></button>');
    await waitFor(() => expect(focused()).toBe('card'));
  });

  it('as soon as it is there, unless the user is elsewhere by then', async () => {
    const host = addHost();
    host.ariaLabel = 'host';
    focusInside(host);
    host.insertAdjacentHTML('beforeend', '<p>Loading</p>');
    host.insertAdjacentHTML('beforeend', '<input aria-label="name">');
    await waitFor(() => expect(focused()).toBe('name'));
    const other = addHost();
    focusInside(other);
    host.querySelector('input')?.focus();
    other.insertAdjacentHTML('beforeend', '<input aria-label="other">');
    await Promise.resolve();
    expect(focused()).toBe('name');
  });
});
