import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { ContextKeys } from '../../contextKeys/contextKeys';
import { Commands } from '../../commands/commands';
import { Keybindings } from '../../keybindings/keybindings';
import { ContextMenus } from '../../menus/contextMenus';
import { Menus } from '../../menus/menus';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { MenuToolbar } from './MenuToolbar';
import { Toolbar } from './Toolbar';

const action = (id: string, more = {}) => ({ id, label: id, icon: 'gear', run: jest.fn(), ...more });

describe('Toolbar', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is one stop of the Tab key, with arrow keys inside', async () => {
    const { container } = drawKit(<Toolbar label="Actions" actions={['a', 'b', 'c'].map((id) => action(id))} />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('c');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await expectAccessible(container);
  });

  it('runs what is enabled only', async () => {
    const [save, drop] = [action('save'), action('drop', { enabled: false })];
    drawKit(<Toolbar label="Actions" actions={[save, drop]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'save' }));
    await user.click(screen.getByRole('button', { name: 'drop' }));
    expect(save.run).toHaveBeenCalledTimes(1);
    expect(drop.run).not.toHaveBeenCalled();
  });

  it('moves what does not fit behind "..."', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(72);
    const services = createContainer(coreServices);
    drawKit(<Toolbar label="Actions" actions={['a', 'b', 'c', 'd'].map((id) => action(id))} />, services);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'a',
      'b',
      'kit.moreActions',
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'kit.moreActions' }));
    expect(services.get(ContextMenus).open?.groups[0]?.actions.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('is filled from a menu: its group "navigation" as buttons, with context, arguments and keys', async () => {
    const services = createContainer(coreServices);
    const commands = services.get(Commands);
    const run = jest.fn();
    commands.declare([
      { id: 'refresh', title: 'Refresh', icon: 'refresh', source: 'test' },
      { id: 'more', title: 'More', source: 'test' },
    ]);
    commands.register('refresh', run);
    services.get(Keybindings).declare([{ command: 'refresh', key: 'f5', source: 'test' }], 'default');
    services.get(Menus).declare([
      { menu: 'bar', command: 'refresh', group: 'navigation', order: 0, when: 'ready' },
      { menu: 'bar', command: 'more', group: 'other', order: 0 },
    ]);
    services.get(ContextKeys).set('ready', true);
    drawKit(<MenuToolbar menu="bar" label="Bar" args={['x']} />, services);
    const button = screen.getByRole('button', { name: 'Refresh' });
    expect(button.dataset.hover).toBe('Refresh (F5)');
    await userEvent.setup().click(button);
    expect(run).toHaveBeenCalledWith('x');
    expect(screen.getByRole('button', { name: 'kit.moreActions' })).toBeTruthy();
  });
});
