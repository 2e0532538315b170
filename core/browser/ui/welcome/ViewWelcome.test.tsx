import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Commands } from '../../commands/commands';
import { createContainer } from '../../../common/container';
import { ContextKeys } from '../../contextKeys/contextKeys';
import { coreServices } from '../../services';
import { Views } from '../../views/views';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { ViewWelcome } from './ViewWelcome';

describe('ViewWelcome', () => {
  it('makes buttons of lines that are only a link, and runs their commands', async () => {
    const services = createContainer(coreServices);
    const run = jest.fn();
    const commands = services.get(Commands);
    commands.declare([{ id: 'app.create', title: 'Create', enablement: 'canCreate', source: 'test' }]);
    commands.register('app.create', run);
    services.get(Views).declareWelcome([
      {
        view: 'apps',
        contents: 'No apps yet. See [help](https://lathe.example).\n[Create](command:app.create?%5B1%5D)',
        when: '!hasApps',
        source: 'test',
      },
    ]);
    const { container } = drawKit(<ViewWelcome viewId="apps">nothing</ViewWelcome>, services);
    const button = screen.getByRole('button', { name: 'Create' });
    expect(button).toHaveProperty('disabled', true);
    act(() => services.get(ContextKeys).set('canCreate', true));
    await userEvent.setup().click(button);
    expect(run).toHaveBeenCalledWith(1);
    expect(screen.getByRole('link', { name: 'help' }).getAttribute('rel')).toBe('noreferrer');
    await expectAccessible(container);
    act(() => services.get(ContextKeys).set('hasApps', true));
    expect(container.textContent).toBe('nothing');
  });
});
