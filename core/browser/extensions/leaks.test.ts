import { type Disposable, setDisposableTracker, toDisposable } from '../../common/lifecycle';
import { bootstrapOf, createExtensionWorld, describeExtension } from './extensionWorld';

describe('an extension that is enabled and disabled', () => {
  afterEach(() => setDisposableTracker(undefined));

  it('leaves nothing behind, however often', async () => {
    const { host, loader } = createExtensionWorld();
    loader.modules.set('one', () => ({
      activate: ({ commands, own }) => {
        commands.register('one.run', () => undefined);
        own(toDisposable(() => undefined));
      },
    }));
    const one = describeExtension({
      name: 'one',
      contributes: {
        commands: [{ command: 'one.run', title: 'Run' }],
        menus: { 'view/title': [{ command: 'one.run', group: 'navigation@1' }] },
        keybindings: [{ command: 'one.run', key: 'ctrl+k ctrl+o' }],
        configuration: { title: 'One', properties: { 'one.size': { type: 'number', default: 1 } } },
        statusBar: [{ id: 'one.item', name: 'One', text: '1', alignment: 'left' }],
        quickAccess: [{ id: 'one.find', prefix: '1 ', title: 'Ones' }],
      },
    });
    host.start(bootstrapOf({ ...one, enabled: false }));
    const alive = new Set<Disposable>();
    setDisposableTracker({
      created: (disposable) => alive.add(disposable),
      disposed: (disposable) => alive.delete(disposable),
    });
    const round = async (): Promise<number> => {
      await host.update(bootstrapOf(one));
      await host.activate('one', 'test');
      expect(alive.size).toBeGreaterThan(5);
      await host.update(bootstrapOf({ ...one, enabled: false }));
      return alive.size;
    };
    const first = await round();
    for (let count = 1; count < 20; count++) await round();
    expect(alive.size).toBe(first);
  });
});
