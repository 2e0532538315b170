import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { Commands } from '../../commands/commands';
import { Texts } from '../../i18n/texts';
import { Notifications } from '../../notifications/notifications';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { Markdown } from './Markdown';

it('runs the commands of its links, and says by name which one cannot be run as things are', async () => {
  const container = createContainer(coreServices);
  container.get(Texts).add('workbench', 'en', { 'quickAccess.commandDisabled': "Not now: '{{name}}'." });
  const commands = container.get(Commands);
  const run = jest.fn();
  commands.register('shop.open', run);
  commands.register('shop.close', run);
  const info = { id: 'shop.close', title: 'Close Shop', enablement: 'shop.isOpen', source: 'acme.shop' };
  commands.declare([info]);
  drawKit(<Markdown commands text="[Open](command:shop.open) or [Close](command:shop.close)" />, container);
  await userEvent.click(await screen.findByRole('link', { name: 'Close' }));
  expect(container.get(Notifications).all.map(({ message }) => message)).toEqual(["Not now: 'Close Shop'."]);
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(run).toHaveBeenCalledTimes(1);
});
