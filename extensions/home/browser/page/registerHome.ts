import { type ExtensionContext, QuickInput, Routes } from 'lathe';
import { WalkthroughEditor } from '../walkthroughs/WalkthroughEditor';
import { WalkthroughProgress } from '../walkthroughs/walkthroughProgress';
import { HomeCommands, homeEditor, walkthroughEditor } from './homeCommands';
import { HomePage } from './HomePage';
import { PlacesView } from './PlacesView';
import { RecentPlaces } from './recentPlaces';

/** The home page, the walkthroughs, and the places that are always at hand. */
export async function registerHome({ bind, commands, editors, get, texts, views }: ExtensionContext): Promise<void> {
  bind(WalkthroughProgress);
  bind(HomeCommands);
  bind(RecentPlaces);
  editors.register(homeEditor, HomePage);
  editors.register(walkthroughEditor, WalkthroughEditor);
  views.register('home.places', PlacesView);
  const home = get(HomeCommands);
  for (const [id, handler] of Object.entries(home.handlers)) commands.register(id, handler);
  const recent = get(RecentPlaces);
  recent.follow();
  commands.register('home.clearRecent', () => recent.clear());
  commands.register('home.openRecent', async () => {
    const items = recent.all.map(({ route, name, icon }) => ({ label: name, description: route, icon, route }));
    const picked = await get(QuickInput).pick(items, { placeholder: texts('home.recent'), matchOnDescription: true });
    if (picked) await get(Routes).open(picked.route);
  });
  await home.showAtFirstStart(window.location.pathname);
}
