import { Dialogs, type ExtensionDescription, type ExtensionServer, type ExtensionSync } from 'lathe';
import { ExtensionRegistry, Notifications, type Progress, type Tabs, Texts } from 'lathe';
import { Storage } from 'lathe';
import texts from '../locales/en.json';
import { Installation } from './installation';
import { namespace } from './texts';

const found: ExtensionDescription = {
  id: 'acme.one',
  version: '1.0.0',
  builtIn: false,
  enabled: true,
  manifest: {
    name: 'one',
    publisher: 'acme',
    displayName: 'One',
    version: '1.0.0',
    contributes: { commands: [{ command: 'one.run', title: 'Run' }] },
  },
  base: '/extensions/acme.one/1.0.0-x/',
  module: '/extensions/acme.one/1.0.0-x/index.js',
  locales: [],
  problems: [{ severity: 'note', file: 'package.json', path: 'main', message: 'is left out.' }],
};

function setUp(inspect: () => Promise<ExtensionDescription> = async () => found) {
  const calls: string[] = [];
  const server = {
    inspect,
    install: async () => {
      calls.push('install');
      return found;
    },
  } as unknown as ExtensionServer;
  const sync = { refresh: async () => void calls.push('refresh') } as unknown as ExtensionSync;
  const dialogs = new Dialogs();
  const notifications = new Notifications(new Storage());
  const words = new Texts();
  words.add(namespace, 'en', texts);
  const progress = { run: (_options: unknown, work: () => unknown) => work() } as unknown as Progress;
  const registry = new ExtensionRegistry();
  const tabs = {} as Tabs;
  const installation = new Installation(server, sync, registry, dialogs, notifications, progress, tabs, words);
  const answer = async (button: string | undefined): Promise<string> => {
    while (dialogs.stack.length === 0) await Promise.resolve();
    const request = dialogs.stack[0];
    if (request?.kind !== 'message') throw new Error('There is no message.');
    request.close({ button, checked: false, values: {} });
    return `${request.options.message}\n${request.options.detail}`;
  };
  return { installation, notifications, calls, answer };
}

const file = new File(['x'], 'one.zip');

describe('Installation', () => {
  it('says what an extension brings and installs it when the user agrees', async () => {
    const { installation, notifications, calls, answer } = setUp();
    const done = installation.install(file);
    const question = await answer('primary');
    await done;
    expect(question).toContain("Install 'One' 1.0.0 by acme?");
    expect(question).toContain('It runs code with your rights');
    expect(question).toContain('Commands (1)');
    expect(question).toContain('Left out: main');
    expect(calls).toEqual(['install', 'refresh']);
    expect(notifications.all[0]?.message).toBe("'One' 1.0.0 is installed.");
  });

  it('installs nothing when the user does not agree', async () => {
    const { installation, calls, answer } = setUp();
    const done = installation.install(file);
    await answer(undefined);
    await done;
    expect(calls).toEqual([]);
  });

  it('shows what is wrong with a package', async () => {
    const { installation, calls, answer } = setUp(async () => Promise.reject(new Error('package.json:1:1: is broken')));
    const done = installation.install(file);
    expect(await answer(undefined)).toBe("'one.zip' cannot be installed\npackage.json:1:1: is broken");
    await done;
    expect(calls).toEqual([]);
  });
});
