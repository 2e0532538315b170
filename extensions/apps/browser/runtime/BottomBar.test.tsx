import { act, screen } from '@testing-library/react';
import { CurrentPage, Routes, Tabs } from 'lathe';
import { draw } from 'lathe/testing';
import { startApps } from '../testApps';
import { BottomBar } from './BottomBar';
import { RunningApp } from './runningApp';
import { testMenu, testRunning, testTab } from '../../common/testRunning';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const tabs = names.map((label) => testTab({ id: label, label, targetName: label }));
const app = testRunning({ tabs, menus: names.map((name) => testMenu(name)) });

describe('the bar at the bottom of a phone', () => {
  let running: RunningApp | undefined;
  afterEach(() => running?.dispose());

  async function showAt(name: string) {
    const { container } = startApps(() => ({ result: app }), [RunningApp]);
    container.get(CurrentPage).begin({ base: '/app/ns__Desk', params: { name: 'ns__Desk' }, place: '' });
    jest.spyOn(container.get(Routes), 'open').mockResolvedValue();
    running = container.get(RunningApp);
    await running.start('ns__Desk');
    draw(<BottomBar app={app} />, container, 'lathe.apps');
    const route = `/projects/records/${name}`;
    act(() => void container.get(Tabs).openNow({ type: 'any', id: route, name: 'Any', route }));
    return screen.getByRole('button', { name: 'More' });
  }

  it('marks the tab that the user is in', async () => {
    const more = await showAt('Two');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Two');
    expect(more.getAttribute('aria-current')).toBeNull();
  });

  it('marks what leads to the tab that the user is in', async () => {
    const more = await showAt('Six');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    expect(more.getAttribute('aria-current')).toBe('true');
  });
});
