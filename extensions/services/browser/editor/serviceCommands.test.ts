import { QuickInput, Tabs } from 'lathe';
import { startService, testRecord } from '../testServices';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { OpenServices } from './openServices';
import { ServiceCommands } from './serviceCommands';

describe('commands of a service', () => {
  it('lead to the section and do there what was asked, once it is there', async () => {
    const { container, designer, asked } = await startService((call) =>
      call.endsWith('/items/create') ? { component: testRecord('ServiceItem', 'i'), record: null } : undefined,
    );
    const tabs = container.get(Tabs);
    tabs.open({ type: 'service', id: designer.id, name: 'Sales', params: { type: 'simple', section: 'overview' } });
    const tab = tabs.active?.key ?? '';
    const opened = container.get(OpenServices).add(tab, designer);
    jest.spyOn(container.get(QuickInput), 'input').mockResolvedValue('Basics');
    const done = container.get(ServiceCommands).handlers['services.newItemFolder']?.();
    expect(tabs.active?.params['section']).toBe('items');
    const list = new ItemList(designer.id, container.get(ItemActions), String);
    const shown = designer.show(list);
    list.take([]);
    await done;
    expect(asked.at(-1)).toEqual([
      `POST sys/v1.0/services/${designer.id}/items/create`,
      { type: 'Folder', name: 'Basics', parent: null },
    ]);
    for (const each of [shown, opened, list, designer]) each.dispose();
  });
});
