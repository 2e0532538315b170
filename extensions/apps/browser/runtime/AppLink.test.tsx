import { fireEvent, screen } from '@testing-library/react';
import { CurrentPage, Routes, Tabs } from 'lathe';
import { draw } from 'lathe/testing';
import { startApps } from '../testApps';
import { AppLink } from './AppLink';
import { RunningApp } from './runningApp';
import { testMenu, testRunning, testTab } from '../../common/testRunning';

let running: RunningApp | undefined;
afterEach(() => running?.dispose());

async function show(url: string): Promise<HTMLIFrameElement> {
  const link = testTab({ id: 'help', label: 'Help', kind: 'link', url });
  const app = testRunning({ tabs: [link], menus: [testMenu('help')] });
  const { container } = startApps(() => ({ result: app }), [RunningApp]);
  container.get(CurrentPage).begin({ base: '/app/ns__Desk', params: { name: 'ns__Desk' }, place: '' });
  jest.spyOn(container.get(Routes), 'open').mockResolvedValue();
  running = container.get(RunningApp);
  await running.start('ns__Desk');
  const tab = container.get(Tabs).openNow({ type: 'any', id: 'help', name: 'Any', route: '/projects/app-link/help' });
  draw(<AppLink tab={tab} />, container, 'lathe.apps');
  return screen.getByTitle<HTMLIFrameElement>('Help');
}

/** As a browser shows what may not be within a page. */
function refuse(frame: HTMLIFrameElement): void {
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
}

it('says that a page of this server opens in a window of its own, where it refuses to be within another', async () => {
  const frame = await show('/help');
  expect(frame.getAttribute('sandbox')).toBeNull();
  fireEvent.load(frame);
  expect(screen.queryByText(/in a window of its own/)).toBeNull();
  refuse(frame);
  expect(screen.getByText('“Help” opens only in a window of its own.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open in a New Window' })).toBeTruthy();
});

it('knows nothing of what is within another site', async () => {
  const frame = await show('https://example.org');
  refuse(frame);
  expect(screen.getByTitle('Help')).toBe(frame);
});
