import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../core/common/container';
import { setUnexpectedErrorHandler } from '../../../core/common/event';
import { Texts } from '../../../core/browser/i18n/texts';
import type { PickItem } from '../../../core/browser/quickInput/pickItem';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { ServiceScope } from '../../../core/browser/ui/services';
import { Windows } from '../../../core/browser/windows/windows';
import english from '../../locales/en.json';
import { QuickInputHost } from './QuickInputHost';

function start(): QuickInput {
  const container = createContainer([QuickInput, Texts, Windows]);
  container.get(Texts).add('workbench', 'en', english);
  render(
    <ServiceScope container={container} namespace="workbench">
      <button>before</button>
      <QuickInputHost />
    </ServiceScope>,
  );
  screen.getByRole('button', { name: 'before' }).focus();
  return container.get(QuickInput);
}

const items = (count: number): PickItem[] => Array.from({ length: count }, (_, i) => ({ label: `item ${i}` }));
const field = (): HTMLElement => screen.getByRole('combobox');
const active = (): string | null => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.getAttribute('aria-label') ?? 'not drawn');
};

/** Opens something now and gives what the user will have answered. */
function ask<T>(open: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  act(() => {
    answer = open();
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
}

describe('QuickInputHost', () => {
  const user = userEvent.setup({ advanceTimers: () => undefined });

  it('is a combobox that names its active option, goes round and keeps the focus', async () => {
    const quickInput = start();
    act(() => void quickInput.pick(items(10_000), { placeholder: 'Choose' }));
    expect(field()).toBe(document.activeElement);
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getAllByRole('option').length).toBeLessThan(40);
    expect(active()).toBe('item 0');
    await user.keyboard('{ArrowUp}');
    expect(field().getAttribute('aria-activedescendant')).toMatch(/-9999$/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('item 1');
    await user.keyboard('{PageDown}');
    expect(Number(field().getAttribute('aria-activedescendant')?.split('-').at(-1))).toBeGreaterThan(10);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(active()).toBe('item 0');
  });

  it('filters as one types, marks what matched, says how many and accepts by Enter', async () => {
    const quickInput = start();
    const chosen = ask(() => quickInput.pick([{ label: 'Toggle Panel', category: 'View' }, { label: 'Other' }]));
    await user.keyboard('view tog');
    const [option] = screen.getAllByRole('option');
    expect([...(option?.querySelectorAll('.quick-input__match') ?? [])].map((mark) => mark.textContent)).toEqual([
      'View',
      'Tog',
    ]);
    expect(screen.getByRole('status').textContent).toBe('1 result');
    await user.keyboard('{Enter}');
    expect(await chosen).toMatchObject({ label: 'Toggle Panel' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('gives the focus back before what was chosen is done', async () => {
    const quickInput = start();
    let focused: string | null | undefined;
    act(() => {
      const pick = quickInput.createPick();
      pick.setItems(items(1));
      pick.own(pick.onDidAccept(() => (focused = document.activeElement?.textContent)));
      pick.show();
    });
    await user.keyboard('{Enter}');
    expect(focused).toBe('before');
  });

  it('closes by Escape and keeps Tab inside', async () => {
    const quickInput = start();
    act(() => {
      const pick = quickInput.createPick();
      pick.set({ title: 'Title', buttons: [{ id: 'more', icon: 'add', tooltip: 'More' }] });
      pick.setItems([{ label: 'a', buttons: [{ id: 'remove', icon: 'trash', tooltip: 'Remove a' }] }]);
      pick.show();
    });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('takes the focus back at once from what takes it by itself, so that no key is lost', async () => {
    const quickInput = start();
    void ask(() => quickInput.pick(items(3)));
    act(() => screen.getByRole('button', { name: 'before' }).focus());
    expect(document.activeElement).toBe(field());
    await user.keyboard('2');
    expect(field()).toHaveProperty('value', '2');
  });

  it('leaves for who presses elsewhere', async () => {
    const quickInput = start();
    void ask(() => quickInput.pick(items(3)));
    await user.click(screen.getByRole('button', { name: 'before' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('waits below a dialog that comes over it', async () => {
    const quickInput = start();
    void ask(() => quickInput.pick(items(3)));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'alertdialog');
    const button = dialog.appendChild(document.createElement('button'));
    act(() => button.focus());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(button);
    expect(field()).toBeTruthy();
    dialog.remove();
  });

  it('leaves Enter to the input method while it composes', () => {
    const quickInput = start();
    act(() => void quickInput.pick(items(1)));
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('chooses many with Space, all at once, and tells how many', async () => {
    const quickInput = start();
    const chosen = ask(() => quickInput.pick(items(3), { canPickMany: true }));
    await user.keyboard('{ArrowDown} ');
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(screen.getByText('1 Selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select All' }));
    expect(screen.getByText('3 Selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await chosen).toHaveLength(3);
  });

  it('says that there is nothing to choose from, and of what was typed that nothing matches', async () => {
    const quickInput = start();
    void ask(() => quickInput.pick([]));
    expect(screen.getByText('There is nothing to choose from.')).toBeTruthy();
    await user.keyboard('x');
    expect(screen.queryByText('There is nothing to choose from.')).toBeNull();
    expect(screen.getByText('No matching results')).toBeTruthy();
  });

  it("says in a list's own words that it is empty, but not of one that has what does not match", async () => {
    const quickInput = start();
    const pick = quickInput.createPick();
    pick.emptyText = 'No editor is open.';
    act(() => pick.show());
    expect(screen.getByText('No editor is open.')).toBeTruthy();
    act(() => pick.setItems(items(1)));
    await user.keyboard('x');
    expect(screen.queryByText('No editor is open.')).toBeNull();
    expect(screen.getByText('No matching results')).toBeTruthy();
  });

  it('takes no prefix for something typed', () => {
    const quickInput = start();
    act(() => {
      const pick = quickInput.createPick();
      pick.setPrefix('view ');
      pick.setValue('view ');
      pick.show();
    });
    expect(screen.getByText('There is nothing to choose from.')).toBeTruthy();
  });

  it('says nothing of an empty list before it has come', async () => {
    const quickInput = start();
    const seen: string[] = [];
    const look = new MutationObserver(() => seen.push(screen.getByRole('dialog').textContent ?? ''));
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    let come: (found: PickItem[]) => void = () => undefined;
    void ask(() => quickInput.pick(new Promise<PickItem[]>((resolve) => (come = resolve))));
    await act(async () => come(items(1)));
    look.disconnect();
    expect(screen.getByRole('option', { name: 'item 0' })).toBeTruthy();
    expect(seen.filter((text) => /nothing to choose|No matching/.test(text))).toEqual([]);
    expect(seen.length).toBeGreaterThan(1);
  });

  it('asks for a line and shows what is wrong with it', async () => {
    const quickInput = start();
    const answer = ask(() =>
      quickInput.input({ title: 'Name', prompt: 'A name', validate: (value) => (value ? undefined : 'It is empty') }),
    );
    expect(screen.getByText('A name')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('It is empty');
    await user.keyboard('x');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await act(async () => expect(await answer).toBe('x'));
  });

  it('hides passwords', () => {
    const quickInput = start();
    act(() => void quickInput.input({ title: 'Secret', password: true }));
    expect(screen.getByLabelText('Secret', { selector: 'input' }).getAttribute('type')).toBe('password');
  });

  it('labels sections at the right of their first row and speaks them', () => {
    const quickInput = start();
    act(() => void quickInput.pick([{ separator: 'recent' }, { label: 'a', keybinding: 'Ctrl+A' }]));
    const option = screen.getByRole('option', { name: 'a, Ctrl+A, recent' });
    expect(within(option).getByText('recent')).toBeTruthy();
    expect(within(option).getAllByText(/^(Ctrl|A)$/)).toHaveLength(2);
  });

  it('says of a list that did not come why, and not that it is empty', async () => {
    const quickInput = start();
    const reported = jest.fn();
    setUnexpectedErrorHandler(reported);
    await act(async () => {
      const failed = quickInput.createPick();
      failed.show();
      failed.setItems(Promise.reject(new Error('The server is away.')));
    });
    expect(reported).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('The server is away.');
    expect(screen.queryByText('There is nothing to choose from.')).toBeNull();
  });
});
