import { CurrentApp } from '../current/currentApp';
import { SwitchApplication } from '../current/switchApplication';
import { ComponentAdding } from './componentAdding';
import { ComponentCommands } from './componentCommands';
import { testEntry } from './testEntries';
import { appId, startTree } from './testTree';

describe('commands that put something into an application', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function start(chosen: string | undefined) {
    const started = await startTree([testEntry('a')]);
    close = started.close;
    const { container, tree } = started;
    const current = container.get(CurrentApp);
    current.choose(undefined);
    const asked = jest.spyOn(container.get(SwitchApplication), 'run').mockImplementation(async () => {
      current.choose(chosen);
    });
    const added: string[] = [];
    jest.spyOn(container.get(ComponentAdding), 'add').mockImplementation(async () => {
      added.push(tree.entries.map(({ id }) => id).join());
    });
    const add = container.get(ComponentCommands).handlers['apps.addExisting'];
    return { add: async () => add?.(), added, asked };
  }

  it('ask which where none is open, and go on when its tree is there', async () => {
    const { add, added, asked } = await start(appId);
    await add();
    await add();
    expect(added).toEqual(['a', 'a']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('end where none is chosen', async () => {
    const { add, added } = await start(undefined);
    await add();
    expect(added).toEqual([]);
  });
});
