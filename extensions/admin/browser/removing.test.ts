import { type Api, Commands, Dialogs, isSeparator, Notifications, QuickInput, Tabs } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import english from '../locales/en.json';
import { ObjectChoice } from './objectChoice';
import { type Removal, removing } from './removing';

interface Thing {
  readonly id: string;
}
const things: readonly Thing[] = [{ id: 'one' }, { id: 'two' }];

async function start(active?: { readonly type: string; readonly id: string }, rows = things) {
  const container = createTestContainer({ bind: [ObjectChoice], texts: ['lathe.admin', english] });
  const removed: string[] = [];
  const removal: Removal<Thing> = {
    tab: 'thing',
    icon: 'circle',
    ask: 'queues.pick',
    none: 'queues.pickNone',
    make: 'newQueue',
    list: async () => ({ rows }),
    nameOf: ({ id }) => id,
    question: (_t, _first, rows) => ({ message: rows.map(({ id }) => id).join(), primary: 'Delete' }),
    remove: async (_api: Api, { id }) => removed.push(id),
  };
  const shown = active && { ...active, key: 'tab1' };
  const all = [shown, { type: 'other', id: 'two', key: 'tab2' }].filter(Boolean);
  const closed = jest.fn();
  (await container.rebind<object>(Tabs)).toConstantValue({ active: shown, all, closeNow: closed });
  const confirm = jest.spyOn(container.get(Dialogs), 'confirm').mockResolvedValue(true);
  const pick = jest.spyOn(container.get(QuickInput), 'pick');
  const Command = removing(removal);
  const command = container.get(Command, { autobind: true });
  return { container, command, removed, closed, confirm, pick };
}

describe('removing', () => {
  it('asks once for all that it is given, and closes the tabs that show them', async () => {
    const { command, removed, closed, confirm } = await start({ type: 'thing', id: 'two' });
    await command.run(things);
    expect(confirm).toHaveBeenCalledWith({ message: 'one,two', primary: 'Delete', type: 'warning', danger: true });
    expect(removed).toEqual(['one', 'two']);
    expect(closed).toHaveBeenLastCalledWith(['tab1']);
  });

  it('takes what the open tab shows when it is given nothing', async () => {
    const { command, removed, pick } = await start({ type: 'thing', id: 'one' });
    await command.run();
    expect([removed, pick.mock.calls]).toEqual([['one'], []]);
  });

  it('lets one be picked otherwise, and does nothing when none is or the user does not want to', async () => {
    const { command, removed, confirm, pick } = await start({ type: 'thing', id: 'new' });
    pick.mockImplementation(async (items) => (await items).flatMap((item) => (isSeparator(item) ? [] : [item]))[1]);
    confirm.mockResolvedValueOnce(false);
    await command.run();
    expect(removed).toEqual([]);
    await command.run();
    expect(removed).toEqual(['two']);
    pick.mockResolvedValue(undefined);
    await command.run();
    expect(removed).toEqual(['two']);
  });

  it('says where there is none, and offers to make one', async () => {
    const { container, command, confirm } = await start(undefined, []);
    const execute = jest.spyOn(container.get(Commands), 'execute').mockResolvedValue(undefined);
    await command.run();
    const [told] = container.get(Notifications).all;
    expect([told?.message, container.get(QuickInput).current]).toEqual(['There are no queues.', undefined]);
    const [make] = told?.actions ?? [];
    expect(make?.label).toBe('New Queue');
    await make?.run();
    expect([execute.mock.lastCall, confirm.mock.calls]).toEqual([['admin.newQueue'], []]);
  });
});
