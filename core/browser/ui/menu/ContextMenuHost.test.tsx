import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { Commands } from '../../commands/commands';
import { Keybindings } from '../../keybindings/keybindings';
import { ContextMenus } from '../../menus/contextMenus';
import type { MenuAction } from '../../menus/menuActions';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { ContextMenuHost } from './ContextMenuHost';

describe('ContextMenuHost', () => {
  async function open(actions: readonly MenuAction[]) {
    const services = createContainer(coreServices);
    const menus = services.get(ContextMenus);
    drawKit(
      <>
        <button>Start</button>
        <ContextMenuHost />
      </>,
      services,
    );
    const button = screen.getByRole('button', { name: 'Start' });
    button.focus();
    let closed = false;
    act(
      () =>
        void menus.show({ label: 'Things', at: button, groups: [{ name: 'a', actions }] }).then(() => (closed = true)),
    );
    await screen.findByRole('menu');
    return { user: userEvent.setup(), services, button, isClosed: () => closed };
  }
  const item = (id: string, more: Partial<MenuAction> = {}): MenuAction => ({ id, label: id, run: jest.fn(), ...more });

  it('is walked with the keys, skips what is disabled, runs, closes and gives the focus back', async () => {
    const [cut, copy, paste] = [item('cut'), item('copy', { enabled: false }), item('paste', { keybinding: 'Ctrl+V' })];
    const { user, button, isClosed } = await open([cut, copy, paste]);
    await expectAccessible(screen.getByRole('menu'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('cut'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('pasteCtrl+V');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(paste.run).toHaveBeenCalledTimes(1);
    expect(isClosed()).toBe(true);
  });

  it('is gone, and the focus is back, before it does what was chosen: that may ask for the focus', async () => {
    const seen: unknown[] = [];
    const run = () => seen.push(screen.queryByRole('menu'), document.activeElement, button.closest('[inert]'));
    const { user, button } = await open([item('ask', { run })]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(seen).toEqual([null, button, null]));
  });

  it('has all keys for itself: no command is run behind it', async () => {
    const { user, services } = await open([item('cut')]);
    const run = jest.fn();
    const keys = services.get(Keybindings);
    const attached = [
      services.get(Commands).register('palette', run),
      keys.declare([{ command: 'palette', key: 'f1', source: 'test' }], 'default'),
      keys.attach(document),
    ];
    await user.keyboard('{F1}');
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.keyboard('{F1}');
    expect(run).toHaveBeenCalledTimes(1);
    for (const each of attached) each.dispose();
  });

  it('calls its groups what the menu is called, not by the words that sort them', async () => {
    await open([item('cut')]);
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Things');
  });

  it('opens submenus with the arrow key', async () => {
    const inner = item('inner');
    const { user } = await open([item('outer', { run: undefined, submenu: () => [{ name: 's', actions: [inner] }] })]);
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('menuitem', { name: 'inner' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inner.run).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('tells which switches are on', async () => {
    await open([item('wrap', { checked: true }), item('map', { checked: false })]);
    expect(screen.getByRole('menuitemcheckbox', { name: 'wrap' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('menuitemcheckbox', { name: 'map' }).getAttribute('aria-checked')).toBe('false');
  });

  it('closes on Escape without running anything', async () => {
    const cut = item('cut');
    const { user, button } = await open([cut]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(cut.run).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
