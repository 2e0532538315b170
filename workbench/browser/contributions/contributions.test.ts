import { coreServices } from '../../../core/browser/services';
import { Commands } from '../../../core/browser/commands/commands';
import { createContainer } from '../../../core/common/container';
import manifest from '../../package.json';
import { workbenchServices } from '../services';
import { contributions } from '.';

/** Registered by the dock when it is drawn, as they need what is on the screen. */
const ofTheDock = new Set(['workbench.action.moveEditorToNewWindow', 'workbench.action.focusTabs']);

describe('the areas of the workbench', () => {
  it('start together, and every command of the manifest can be run', () => {
    const container = createContainer([...coreServices, ...workbenchServices, ...contributions]);
    const started = contributions.map((contribution) => container.get(contribution));
    const commands = container.get(Commands);
    const dead = manifest.contributes.commands
      .map(({ command }) => command)
      .filter((id) => !commands.has(id) && !ofTheDock.has(id));
    expect(dead).toEqual([]);
    for (const contribution of started) contribution.dispose();
  });
});
