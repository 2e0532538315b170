import { Commands, PresentUsers, Views } from 'lathe';
import { draw } from 'lathe/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { CurrentApp } from '../current/currentApp';
import { ComponentsView } from './ComponentsView';
import { testEntry, testFolder } from './testEntries';
import { startTree } from './testTree';

const olga = { locked: true, userId: 'o', userName: 'olga', lockAt: '', editable: false };
const entries = [
  testFolder('Model'),
  testEntry('Order', { parent: 'Model', lockInfo: olga }),
  testEntry('Gone', { missing: true }),
  testEntry('Off', { active: false }),
];

describe('the view of components', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function start() {
    const started = await startTree(entries);
    close = started.close;
    const { container } = started;
    draw(<ComponentsView viewId="apps.components" />, container, 'lathe.apps');
    return started;
  }

  it('shows what is missing, inactive, and who edits what', async () => {
    await start();
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      'Model',
      'Gonemissing',
      'Offinactive',
    ]);
    await userEvent.setup().click(screen.getByText('Model'));
    expect(screen.getByRole('img', { name: 'olga is editing this' })).toBeTruthy();
  });

  it('shows who else has the application open', async () => {
    const { container } = await start();
    const present = container.get(PresentUsers);
    const bob = { userId: 'bob', userName: 'Bob Builder', records: ['000f0000000000000one'] };
    act(() => runInAction(() => Object.assign(present, { all: [bob] })));
    expect(screen.getByText('BB')).toBeTruthy();
    present.dispose();
  });

  it('welcomes who has no application open', async () => {
    const { container } = await start();
    const open = jest.fn();
    container.get(Commands).register('apps.switchApplication', open);
    const contents = 'No application is open.\n[Open](command:apps.switchApplication)';
    container.get(Views).declareWelcome([{ view: 'apps.components', contents, source: 'lathe.apps' }]);
    act(() => container.get(CurrentApp).choose(undefined));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }));
    expect(open).toHaveBeenCalled();
  });

  it('says that nothing matches', async () => {
    await start();
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Filter components' }), 'zzz');
    expect(screen.getByText('No component matches')).toBeTruthy();
  });
});
