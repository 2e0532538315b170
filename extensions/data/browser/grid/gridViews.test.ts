import { type Dialogs, FailedCall, type Notifications, type QuickInput } from 'lathe';
import type { SavedItem } from '../../common/saved/savedItem';
import type { DataClient } from '../dataClient';
import type { DataTexts } from '../dataTexts';
import type { GridModel } from './gridModel';
import { GridViews } from './gridViews';

const item: SavedItem = {
  ...{ id: 'v1', label: 'Mine', description: '', kind: 'list', object: 'Order', shared: false, editable: true },
  ...{ owner: 'u', ownerName: 'ann', revision: 1, modifiedAt: '2026-01-01T00:00:00.000Z', modifiedByName: 'ann' },
};

/** A grid with a view, on a server that has it unless it is gone. */
function start({ view = item as SavedItem | undefined, typed = 'Later', isGone = false, confirmed = true } = {}) {
  const sent: unknown[] = [];
  const told: string[] = [];
  const kept = { view: 'v1' as string | undefined };
  const answer = async (asked: unknown) => {
    sent.push(asked);
    if (isGone) throw new FailedCall({ resCode: 'NOT_FOUND', resMsg: '' }, 404);
    return { ...item, label: typed, data: { columns: ['name'] } };
  };
  const views = { get: answer, update: answer, remove: answer };
  const client: Pick<DataClient, 'calls'> = Object.create({ calls: Promise.resolve({ views }) });
  const model = {
    view,
    memory: {
      get view() {
        return kept.view;
      },
      keep: (change: { view?: string }) => Object.assign(kept, change),
    },
    setView: (next: SavedItem | undefined) => void (model.view = next),
    show: (next: SavedItem | undefined) => void (model.view = next),
  };
  const gridViews: GridViews = Object.assign(Object.create(GridViews.prototype), {
    client,
    quickInput: { input: async () => typed } satisfies Partial<QuickInput>,
    notifications: { info: (text: string) => told.push(text) } satisfies Record<
      keyof Pick<Notifications, 'info'>,
      unknown
    >,
    dialogs: { confirm: async () => confirmed } satisfies Partial<Dialogs>,
    texts: { t: (key: string) => key } satisfies Partial<DataTexts>,
  });
  const grid: GridModel = Object.create(model);
  return { gridViews, grid, model, sent, told, kept };
}

it('renames a view of one’s own', async () => {
  const { gridViews, grid, sent, model } = start();
  await gridViews.rename(grid);
  expect(sent).toEqual([{ params: { viewId: 'v1' }, body: { revision: 1, label: 'Later' } }]);
  expect(model.view?.label).toBe('Later');
});

it('deletes a view of one’s own when that is meant, and shows all rows', async () => {
  const not = start({ confirmed: false });
  await not.gridViews.remove(not.grid);
  expect([not.sent, not.model.view]).toEqual([[], item]);
  const { gridViews, grid, sent, model } = start();
  await gridViews.remove(grid);
  expect([sent, model.view]).toEqual([[{ params: { viewId: 'v1' } }], undefined]);
});

it('leaves to others what is theirs', async () => {
  for (const view of [undefined, { ...item, shared: true }, { ...item, editable: false }]) {
    const { gridViews, grid, sent, told } = start({ view });
    if (view === undefined) grid.setView(undefined);
    await gridViews.remove(grid);
    await gridViews.rename(grid);
    expect([sent, told]).toEqual([[], ['views.noneOwn', 'views.noneOwn']]);
  }
});

it('shows the view that was chosen last, and forgets one that is gone', async () => {
  const there = start({ view: undefined });
  await there.gridViews.resume(there.grid);
  expect(there.model.view?.id).toBe('v1');
  const gone = start({ isGone: true });
  await gone.gridViews.resume(gone.grid);
  expect(gone.kept.view).toBeUndefined();
});
