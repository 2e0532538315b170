import { QuickInput, QuickPick } from 'lathe';
import { when } from 'mobx';
import { ComponentAdding } from './componentAdding';
import { testEntry, testFolder } from './testEntries';
import { appId, startTree } from './testTree';

const row = (id: string, label: string) => ({ id, type: 'CustomObject', name: `ns__${label}`, label });
const order = row('o1', 'Order');
const item = row('o2', 'Item');
const invoice = row('o3', 'Invoice');
const batch = `POST batch/metadata/v1.0/Application/${appId}/ApplicationComponent`;

describe('adding what exists already', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function start() {
    const model = { ...testFolder('Model'), name: 'Model' };
    const there = testEntry('there', { type: 'CustomObject', compId: invoice.id });
    const started = await startTree([model, there], (call) => {
      if (call.includes('/types')) return { result: [{ name: 'CustomObject', title: 'Object' }] };
      if (call.includes('/search')) return { result: [call.includes('Inv') ? invoice : item], count: 1 };
      if (call.startsWith('GET metadata/v1.0/CustomObject')) return { result: [order, item], count: 2 };
      if (call === batch) return { result: [testEntry('new 1'), testEntry('new 2')] };
      return call.includes('/remove') ? { result: { deleted: 2 } } : undefined;
    });
    close = started.close;
    const quickInput = started.container.get(QuickInput);
    const done = started.container.get(ComponentAdding).add();
    await when(() => quickInput.current !== undefined);
    const pick = quickInput.current;
    if (!(pick instanceof QuickPick)) throw new Error('Nothing is asked.');
    const shows = (...labels: readonly string[]) =>
      when(() => pick.rows.map(({ label }) => label).join() === labels.join());
    await shows('Order', 'Item');
    const at = (label: string) => {
      const found = pick.rows.find((one) => one.label === label);
      if (!found) throw new Error(`${label} is not shown.`);
      return found;
    };
    const parts = () => started.bodies[started.asked.indexOf(batch)];
    return { ...started, at, done, parts, pick, shows };
  }

  const part = ({ id, name, label }: typeof order) => ({
    ...{ name, label, data: { type: 'CustomObject', compId: id, parent: 'Model' } },
  });

  it('takes all that are ticked, in one search or in several, and can be undone', async () => {
    const { asked, at, done, moves, parts, pick, shows, undoRedo } = await start();
    pick.toggle(at('Order'));
    pick.setValue('Item');
    await shows('Item');
    pick.toggle(at('Item'));
    pick.accept();
    await done;
    expect(parts()).toEqual({ records: [part(order), part(item)] });
    expect(moves.history.undoLabel).toBe('Add 2 Components');
    await undoRedo.undo();
    expect(asked.at(-1)).toBe(`POST sys/v1.0/apps/${appId}/components/remove`);
  });

  it('takes the one at which Enter is pressed where none is ticked', async () => {
    const { done, parts, pick } = await start();
    pick.accept();
    await done;
    expect(parts()).toEqual({ records: [part(order)] });
  });

  it('takes nothing twice, and says so', async () => {
    const { at, done, parts, pick, said, shows } = await start();
    pick.toggle(at('Item'));
    pick.setValue('Inv');
    await shows('Invoice');
    pick.toggle(at('Invoice'));
    pick.accept();
    await done;
    expect(said()).toEqual(['A component can only be added once!']);
    expect(parts()).toEqual({ records: [part(item)] });
  });
});
