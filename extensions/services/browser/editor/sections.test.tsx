import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextMenus, QuickInput } from 'lathe';
import { draw } from 'lathe/testing';
import { AppsSection } from '../apps/AppsSection';
import { MenusSection } from '../menus/MenusSection';
import { startService, testRecord } from '../testServices';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { ItemsSection } from './ItemsSection';

const item = (id: string, type: string) => ({
  ...{ id, name: `ns__${id}`, label: id, type, parent: null, seqNo: 1, compId: `${id}-thing`, itemID: `${id}-thing` },
  ...{ lockInfo: { locked: false, userName: '', userId: '', lockAt: '', editable: true }, active: true },
  ...{ missing: false, objectId: null, revision: 1, url: null },
});

describe('the sections of a service', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function start(answer: Parameters<typeof startService>[0]) {
    const started = await startService(answer);
    close = () => started.designer.dispose();
    return started;
  }

  it('show menus with the tabs that they open, and delete them', async () => {
    const folder = testRecord('Menu', '000m0000000000000one', { label: 'Sales', data: { kind: 'folder', seqNo: 1 } });
    const data = { kind: 'tab', tab: '000b0000000000000one', parent: folder.id, seqNo: 1 };
    const link = testRecord('Menu', '000m0000000000000two', { label: 'Orders', data });
    const tab = testRecord('Tab', '000b0000000000000one', { label: 'All orders' });
    const { container, asked, designer, service } = await start((call) => {
      if (call.startsWith('GET metadata/v1.0/Tab')) return [tab];
      if (call.includes('/Menu')) return [folder, link];
      return call.endsWith('/remove') ? { deleted: 2 } : undefined;
    });
    draw(<MenusSection designer={designer} service={service} />, container, 'lathe.services');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('All orders')).toBeTruthy());
    await userEvent.setup().click(screen.getByText('Sales'));
    await act(async () => designer.shown?.remove?.());
    expect(asked).toContainEqual([`POST sys/v1.0/services/${service.id}/menus/remove`, { ids: [folder.id] }]);
  });

  it('find items, and sort them', async () => {
    const { container, designer, service } = await start((call) =>
      call.includes('flag=C')
        ? { ...testRecord('Service', 's'), serviceItems: [item('Size', 'Picklist'), item('Order', 'CustomObject')] }
        : undefined,
    );
    draw(<ItemsSection designer={designer} service={service} />, container, 'lathe.services');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Sizens__SizePicklist', 'Orderns__OrderObject']));
    const user = userEvent.setup();
    await user.click(
      screen.getByRole('columnheader', { name: /Label/ }).querySelector('button') ?? screen.getByText('Label'),
    );
    expect(names()).toEqual(['Orderns__OrderObject', 'Sizens__SizePicklist']);
    await user.type(screen.getByRole('textbox', { name: 'Search items' }), 'pick');
    expect(names()).toEqual(['Sizens__SizePicklist']);
    await user.type(screen.getByRole('textbox', { name: 'Search items' }), 'zzz');
    expect(screen.getByText('No item fits.')).toBeTruthy();
  });

  it('have a menu of an item, in which a folder can be renamed', async () => {
    const { container, designer, service, asked } = await start((call) => {
      if (call.endsWith('ServiceItem/Basics')) return testRecord('ServiceItem', 'Basics', { revision: 7 });
      const items = [item('Basics', 'Folder'), item('Order', 'CustomObject')];
      return call.includes('flag=C') ? { ...testRecord('Service', 's'), serviceItems: items } : undefined;
    });
    const shown = jest.spyOn(container.get(ContextMenus), 'showMenu').mockResolvedValue();
    jest.spyOn(container.get(QuickInput), 'input').mockResolvedValue(' Core ');
    draw(<ItemsSection designer={designer} service={service} />, container, 'lathe.services');
    fireEvent.contextMenu(await screen.findByText('Basics'));
    expect(shown.mock.lastCall?.[0]).toBe('services/item/context');
    expect(shown.mock.lastCall?.[1].context?.get('serviceItem')).toBe('folder');
    const [folder] = designer.shown instanceof ItemList ? designer.shown.chosen : [];
    if (folder) await container.get(ItemActions).renameFolder(service.id, folder);
    expect(asked.at(-1)).toEqual([
      `PUT metadata/v1.0/Service/${service.id}/ServiceItem/Basics`,
      { name: 'Core', label: 'Core', revision: 7 },
    ]);
  });

  it('show the applications that use it', async () => {
    const app = { id: '000f0000000000000one', name: 'ns__Shop', label: 'Shop' };
    const { container, designer, service } = await start((call) => {
      if (call.includes('/uses/')) return [{ ...app, by: 'x', byType: 'ApplicationComponent', byLabel: '' }];
      return call.includes('/Application') ? [testRecord('Application', app.id, app)] : undefined;
    });
    draw(<AppsSection designer={designer} service={service} />, container, 'lathe.services');
    expect(await screen.findByRole('row', { name: /Shop.*A component of it/ })).toBeTruthy();
  });
});
