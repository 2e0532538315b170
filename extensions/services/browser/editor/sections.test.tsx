import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextKeys, ContextMenus } from 'lathe';
import { draw } from 'lathe/testing';
import { AppsSection } from '../apps/AppsSection';
import { MenusSection } from '../menus/MenusSection';
import { PartKeys } from '../parts/partKeys';
import { startService, testRecord } from '../testServices';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { ItemsSection } from './ItemsSection';
import { OpenServices } from './openServices';

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

  async function startItems() {
    const started = await start((call) => {
      if (call.endsWith('ServiceItem/Basics')) return testRecord('ServiceItem', 'Basics', { revision: 7 });
      const items = [item('Basics', 'Folder'), item('Order', 'CustomObject'), item('Size', 'Picklist')];
      return call.includes('flag=C') ? { ...testRecord('Service', 's'), serviceItems: items } : undefined;
    });
    draw(<ItemsSection designer={started.designer} service={started.service} />, started.container, 'lathe.services');
    await screen.findByText('Basics');
    return started;
  }

  it('show items with what they are, and find them', async () => {
    await startItems();
    const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Basics', 'OrderObject · ns__Order', 'SizePicklist · ns__Size']);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Search items' }), 'pick');
    expect(names()).toEqual(['SizePicklist · ns__Size']);
    await user.type(screen.getByRole('textbox', { name: 'Search items' }), 'zzz');
    expect(screen.getByText('No item fits.')).toBeTruthy();
  });

  it('have a menu of an item, in which a folder can be renamed', async () => {
    const { container, designer, service, asked } = await startItems();
    const shown = jest.spyOn(container.get(ContextMenus), 'showMenu').mockResolvedValue();
    fireEvent.click(screen.getByText('Basics'));
    fireEvent.keyDown(screen.getByRole('tree', { name: 'Items' }), { key: 'F10', shiftKey: true });
    expect(shown.mock.lastCall?.[0]).toBe('services/items/context');
    const [folder] = designer.shown instanceof ItemList ? designer.shown.chosen : [];
    if (folder) await container.get(ItemActions).renameFolder(service.id, folder, ' Core ');
    expect(asked.at(-1)).toEqual([
      `PUT metadata/v1.0/Service/${service.id}/ServiceItem/Basics`,
      { name: 'Core', label: 'Core', revision: 7 },
    ]);
  });

  it('tell conditions what can be done with what is selected', async () => {
    const { container, designer } = await startItems();
    jest.spyOn(container.get(OpenServices), 'active', 'get').mockReturnValue(designer);
    const keys = container.get(ContextKeys).root;
    const telling = container.get(PartKeys);
    expect(keys.get('services.chosenKind')).toBeUndefined();
    fireEvent.click(screen.getByText('Order'));
    telling.dispose();
    expect(
      ['chosenKind', 'canMoveUp', 'canMoveDown', 'canIndent', 'canOutdent'].map((key) => keys.get(`services.${key}`)),
    ).toEqual(['thing', true, true, true, false]);
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
