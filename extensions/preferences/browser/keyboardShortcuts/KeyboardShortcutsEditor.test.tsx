import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { Commands, Dialogs, Keybindings, UserFiles, UserKeybindings } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import { useService } from 'lathe/ui';
import texts from '../../locales/en.json';
import manifest from '../../package.json';
import { KeyboardShortcutsEditor } from './KeyboardShortcutsEditor';
import { ShortcutActions } from './shortcutActions';
import { registerShortcutCommands } from './shortcutCommands';
import { ShortcutStore } from './shortcutStore';
import { ShortcutView } from './shortcutView';

/** Draws the dialog that is open, as the workbench does. */
const DialogHost = observer(function DialogHost() {
  const request = useService(Dialogs).stack.at(-1);
  if (request?.kind !== 'custom') return null;
  const Content = request.component;
  return (
    <div role="dialog" aria-label={request.title}>
      <Content close={(result) => request.close(result)} />
    </div>
  );
});

describe('KeyboardShortcutsEditor', () => {
  let files: UserFiles;
  let user: UserKeybindings;
  let dispose: () => void;
  const ran: string[] = [];

  beforeEach(() => {
    ran.length = 0;
    const bind = [ShortcutStore, ShortcutView, ShortcutActions];
    const container = createTestContainer({ bind, texts: ['lathe.preferences', texts] });
    const commands = container.get(Commands);
    const keybindings = container.get(Keybindings);
    files = container.get(UserFiles);
    user = container.get(UserKeybindings);
    const ids = ['alpha', 'beta', 'gamma'];
    commands.declare(ids.map((id) => ({ id, title: `Do ${id}`, source: 'core' })));
    for (const id of ids) commands.register(id, () => ran.push(id));
    keybindings.useKeyboard({ os: 'linux' });
    keybindings.declare(
      manifest.contributes.keybindings.map((item) => ({ ...item, source: 'lathe.preferences' })),
      'default',
    );
    keybindings.declare([{ command: 'alpha', key: 'ctrl+m', source: 'core' }], 'default');
    registerShortcutCommands({ commands, get: (service) => container.get(service) });
    const attached = keybindings.attach(window);
    const drawn = draw(
      <>
        <KeyboardShortcutsEditor />
        <DialogHost />
      </>,
      container,
      'lathe.preferences',
    );
    dispose = () => {
      drawn.unmount();
      attached.dispose();
    };
  });
  afterEach(() => dispose());

  const rows = (): readonly string[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent).join('|'));
  const keys = async (text: string): Promise<void> => {
    await userEvent.keyboard(text);
  };
  const search = async (text: string): Promise<void> => {
    await userEvent.clear(screen.getByRole('textbox'));
    await keys(text);
  };

  it('is a grid that tells its size, with one row in the focus', async () => {
    await search('do ');
    const grid = screen.getByRole('grid', { name: 'Keyboard Shortcuts' });
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    expect(rows()).toEqual(['Do alpha|CtrlM||Default', 'Do beta|||', 'Do gamma|||']);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Command',
      'Keybinding',
      'When',
      'Source',
    ]);
    await keys('{ArrowDown}');
    expect(document.activeElement === grid).toBe(true);
    await keys('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Do gamma');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    await keys('{Control>}f{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('gives a command a key without the mouse: search, F2, the keys, Enter', async () => {
    await search('beta');
    await keys('{ArrowDown}{F2}');
    const dialog = await screen.findByRole('dialog', { name: 'Change keybinding of Do beta' });
    await keys('{Control>}m{/Control}');
    expect(dialog.textContent).toContain('Ctrl+M');
    expect(dialog.textContent).toContain('1 existing command has this keybinding');
    expect(dialog.textContent).toContain('Do alpha');
    expect(ran).toEqual([]);
    await keys('{Enter}');
    await waitFor(() => expect(user.entries).toMatchObject([{ key: 'ctrl+m', command: 'beta' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toEqual(['Do beta|CtrlM||User']);
    expect(screen.getByRole('img', { name: 'In conflict with: Do alpha' })).toBeTruthy();
    await keys('{Control>}m{/Control}');
    expect(ran).toEqual(['beta']);
  });

  it('leaves everything as it was on Escape', async () => {
    await search('beta');
    await keys('{ArrowDown}{Enter}');
    await screen.findByRole('dialog');
    await keys('x{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(files.read('keybindings.json')).toBeUndefined();
  });

  it('records Escape itself after Enter', async () => {
    await search('beta');
    await keys('{ArrowDown}{F2}');
    const dialog = await screen.findByRole('dialog');
    await keys('{Enter}');
    expect(dialog.textContent).toContain('The next key is taken, whichever it is');
    await keys('{Escape}');
    expect(dialog.textContent).toContain('Escape');
    await keys('{Enter}');
    await waitFor(() => expect(user.entries).toMatchObject([{ key: 'escape', command: 'beta' }]));
  });

  it('removes a key with Delete', async () => {
    await search('alpha');
    await keys('{ArrowDown}{Delete}');
    await waitFor(() => expect(rows()).toEqual(['Do alpha|||']));
  });

  it('edits a clause in its cell, and takes no wrong one', async () => {
    await search('alpha');
    await keys('{ArrowDown}{Control>}k{/Control}{Control>}e{/Control}');
    const input = screen.getByRole('textbox', { name: 'When' });
    expect(document.activeElement).toBe(input);
    await keys('a = b{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Character 3: when.character when.hint.meant');
    expect(user.entries).toEqual([]);
    await userEvent.clear(input);
    await keys('a == b{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Do alpha|CtrlM|a == b|User']));
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  it('searches for keys that are pressed', async () => {
    await keys('{Alt>}k{/Alt}');
    await keys('{Control>}m{/Control}');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '"ctrl+m"');
    expect(rows()).toEqual(['Do alpha|CtrlM||Default']);
    await keys('{Escape}');
    await search('nothing like it');
    expect(screen.getByText('No keyboard shortcuts were found.')).toBeTruthy();
    await keys('{Escape}');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });
});
