import { type Api, Dialogs, isSeparator, QuickInput, Tabs } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import english from '../locales/en.json';
import { ObjectChoice } from './objectChoice';
import { type Removal, removing } from './removing';

interface Thing {
  readonly id: string;
}
const things: readonly Thing[] = [{ id: 'one' }, { id: 'two' }];

async function start(active?: { readonly type: string; readonly id: string }) {
  const container = createTestContainer({ bind: [ObjectChoice], texts: ['lathe.admin', english] });
  const removed: string[] = [];
  const removal: Removal<Thing> = {
    tab: 'thing',
    icon: 'circle',
    ask: 'queues.pick',
    list: async () => ({ rows: things }),
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
  return { command, removed, closed, confirm, pick };
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
});
