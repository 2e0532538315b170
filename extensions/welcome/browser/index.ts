import type { Activate } from 'lathe';
import { WalkthroughEditor } from './WalkthroughEditor';
import { WalkthroughProgress } from './walkthroughProgress';
import { walkthroughEditor, WelcomeCommands } from './welcomeCommands';

export const activate: Activate = async ({ bind, commands, editors, get }) => {
  bind(WalkthroughProgress);
  bind(WelcomeCommands);
  editors.register(walkthroughEditor, WalkthroughEditor);
  const welcome = get(WelcomeCommands);
  for (const [id, handler] of Object.entries(welcome.handlers)) commands.register(id, handler);
  await welcome.showAtFirstStart(window.location.pathname);
};
