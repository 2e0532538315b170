import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Commands, Session, type Tab } from 'lathe';
import { permissions } from 'lathe/common';
import { draw } from 'lathe/testing';
import type { AppCard } from '../../common/appCalls';
import { startApps } from '../testApps';
import { testCard } from '../testCard';
import { AppCenterEditor } from './AppCenterEditor';
import { CenterState } from './centerState';

const two = [
  testCard(),
  testCard({ id: '000f0000000000000two', name: 'ns__Fleet', label: 'Fleet', active: false, favorite: true }),
];
const tab = { key: 'k', type: 'appCenter', id: '', name: 'App Center', params: {} } as unknown as Tab;

describe('the list of applications', () => {
  async function start(rows: readonly AppCard[] | Error, { builds = true } = {}) {
    const { asked, container } = startApps(
      (call) => {
        if (call.includes('currentuser'))
          return { result: { userName: 'ann', permissions: builds ? [permissions.developApplication] : [] } };
        if (call.includes('quota')) return { result: { limit: 10, used: 3, namespace: 'ns' } };
        if (rows instanceof Error) return { resCode: 'BROKEN', resMsg: rows.message };
        return { result: rows, count: rows.length };
      },
      [CenterState],
    );
    await container.get(Session).currentUser();
    const run = jest.spyOn(container.get(Commands), 'execute').mockResolvedValue(undefined);
    draw(<AppCenterEditor tab={tab} />, container, 'lathe.apps');
    return { asked, container, run };
  }

  it('shows each with its state, its star and its menu, and how many may be made', async () => {
    await start(two);
    const [shop, fleet] = await screen.findAllByRole('gridcell');
    if (!shop || !fleet) throw new Error('There are two.');
    expect(shop.getAttribute('aria-label')).toBe('Shop');
    expect(within(shop).getByRole('button', { name: 'Add to Favorites' })).toBeTruthy();
    expect(within(fleet).getByText('Inactive')).toBeTruthy();
    expect(within(fleet).getByRole('button', { name: 'Remove from Favorites' })).toBeTruthy();
    expect(within(fleet).getByRole('button', { name: 'Actions for Fleet' })).toBeTruthy();
    expect(await screen.findByText('3 of 10 used')).toBeTruthy();
  });

  it('is gone through, opened and deleted from by keys', async () => {
    const { run } = await start(two);
    const [shop, fleet] = await screen.findAllByRole('gridcell');
    shop?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(fleet);
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenLastCalledWith('apps.editApplication', [two[1]]);
    await userEvent.keyboard('{Delete}');
    expect(run).toHaveBeenLastCalledWith('apps.deleteApplication', [two[1]]);
    // A button in a card does what it says, and no more.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenLastCalledWith('apps.removeFavorite', [two[1]]);
  });

  it('opens the application itself for those who do not build', async () => {
    const { run } = await start(two, { builds: false });
    const [shop] = await screen.findAllByRole('gridcell');
    shop?.focus();
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenLastCalledWith('apps.view', [two[0]]);
    expect(screen.queryByRole('button', { name: 'New Application' })).toBeNull();
  });

  it('is asked of the server by search and tab, and can be rows', async () => {
    const { asked, container } = await start(two);
    await screen.findAllByRole('gridcell');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search applications' }), 'fl');
    await waitFor(() => expect(asked.at(-1)).toContain('search=fl'));
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('columnheader', { name: /Owner/ })).toBeTruthy();
    expect(container.get(CenterState).look).toBe('list');
  });

  it('tells who has none how to begin, and who finds none what to do', async () => {
    const { container } = await start([]);
    expect(await screen.findByText('There are no applications yet.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'New Application' })).toHaveLength(2);
    container.get(CenterState).setSearch('x');
    expect(await screen.findByText('No application fits.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(await screen.findByText('There are no applications yet.')).toBeTruthy();
  });

  it('says why it could not be loaded', async () => {
    await start(new Error('The server is out.'));
    expect(await screen.findByText('The server is out.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /retry/i })).toBeTruthy();
  });
});
