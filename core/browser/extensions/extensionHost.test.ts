import { injectable } from 'inversify';
import { autorun } from 'mobx';
import { toDisposable } from '../../common/lifecycle';
import { CommandNotFoundError, Commands } from '../commands/commands';
import { Texts } from '../i18n/texts';
import { Notifications } from '../notifications/notifications';
import type { Activate } from './api';
import { ExtensionRegistry } from './extensionRegistry';
import { CurrentPage } from '../pages/currentPage';
import { ExtensionRunner } from './extensionRunner';
import { bootstrapOf, createExtensionWorld, describeExtension, type ExtensionWorld } from './extensionWorld';

const command = (id: string): { command: string; title: string } => ({ command: id, title: id });
const simple = (name: string, more: object = {}): ReturnType<typeof describeExtension> =>
  describeExtension({ name, contributes: { commands: [command(`${name}.run`)] }, ...more });

describe('ExtensionHost', () => {
  let world: ExtensionWorld;

  const start = (activate: Activate, name = 'one'): void => void world.loader.modules.set(name, () => ({ activate }));
  const run = (id: string, ...args: readonly unknown[]): Promise<unknown> =>
    world.container.get(Commands).execute(id, ...args);
  const stateOf = (id: string): string | undefined => world.container.get(ExtensionRegistry).get(id)?.state;
  const told = (): readonly string[] => world.container.get(Notifications).all.map((entry) => entry.message);

  beforeEach(() => {
    world = createExtensionWorld();
  });
  // That nothing is left behind is counted in leaks.test.ts: the services themselves live on.
  afterEach(() => world.host.dispose());

  it('knows the commands of an extension before it loads any code, and loads it once when one is run', async () => {
    start(({ commands }) => commands.register('one.run', (name) => `hello ${String(name)}`));
    world.host.start(bootstrapOf(simple('one')));
    expect(world.container.get(Commands).get('one.run')?.title).toBe('one.run');
    expect(world.loader.loaded).toEqual([]);
    expect(await Promise.all([run('one.run', 'you'), run('one.run', 'me')])).toEqual(['hello you', 'hello me']);
    expect(world.loader.loaded).toEqual(['one']);
    expect(stateOf('one')).toBe('active');
  });

  it('makes commands that are classes with the services of the extension', async () => {
    @injectable()
    class Counter {
      count = 0;
    }
    @injectable()
    class Count {
      static made = 0;
      constructor() {
        Count.made++;
      }
      run(): number {
        return Count.made;
      }
    }
    start(({ bind, commands, get }) => {
      bind(Counter);
      get(Counter).count++;
      commands.register('one.run', Count);
    });
    world.host.start(bootstrapOf(simple('one')));
    expect([await run('one.run'), await run('one.run')]).toEqual([1, 1]);
  });

  it('refuses a command that the manifest does not declare', async () => {
    start(({ commands }) => commands.register('other.run', () => undefined));
    world.host.start(bootstrapOf(simple('one')));
    await expect(run('one.run')).rejects.toThrow(
      "one: The command 'other.run' is not declared in the package.json of 'one'.",
    );
  });

  it('leaves out on a page what is only for the workbench', async () => {
    world.container.get(CurrentPage).begin({ base: '/app/shop', params: {}, place: '' });
    start(({ commands, views }) => {
      views.register('one.view', () => null);
      commands.register('one.build', () => 2);
      commands.register('one.run', () => 1);
    });
    world.host.start(bootstrapOf(simple('one')));
    expect(await run('one.run')).toBe(1);
    await expect(run('one.build')).rejects.toThrow();
  });

  it('tells once, by name, of an activation that throws, and leaves the others alone', async () => {
    start(({ own }) => {
      own(toDisposable(() => undefined));
      throw new Error('no luck');
    });
    start(({ commands }) => commands.register('two.run', () => 2), 'two');
    world.container.get(ExtensionRegistry);
    world.host.start(bootstrapOf(simple('one', { displayName: 'The One' }), simple('two')));
    await expect(run('one.run')).rejects.toMatchObject({ message: 'The One: no luck', reported: true });
    await expect(run('one.run')).rejects.toMatchObject({ reported: true });
    expect(told()).toHaveLength(1);
    expect(stateOf('one')).toBe('failed');
    expect(await run('two.run')).toBe(2);
  });

  it('gives up on an activation that does not end and undoes what it registers later', async () => {
    let later = (): void => undefined;
    world.container.get(ExtensionRunner).activationLimit = 5;
    start(
      ({ commands }) =>
        new Promise<void>(() => {
          later = () => commands.register('one.run', () => 'late');
        }),
    );
    world.host.start(bootstrapOf(simple('one')));
    await expect(run('one.run')).rejects.toThrow('one: It did not start within 0.005 s.');
    later();
    expect(stateOf('one')).toBe('failed');
    await expect(run('one.run')).rejects.toThrow('did not start');
  });

  it('tries again to load code that did not arrive, and tells of it once', async () => {
    let attempts = 0;
    world.loader.modules.set('one', () => {
      if (++attempts < 3) throw new Error('offline');
      return { activate: ({ commands }) => commands.register('one.run', () => attempts) };
    });
    world.host.start(bootstrapOf(simple('one')));
    await expect(run('one.run')).rejects.toThrow('one: offline');
    await expect(run('one.run')).rejects.toThrow('one: offline');
    expect(told()).toHaveLength(1);
    expect(await run('one.run')).toBe(3);
    expect(stateOf('one')).toBe('active');
  });

  it('names the extension in what its commands throw', async () => {
    start(({ commands }) =>
      commands.register('one.run', () => {
        throw new Error('broken');
      }),
    );
    world.host.start(bootstrapOf(simple('one')));
    await expect(run('one.run')).rejects.toMatchObject({ message: 'one: broken', reported: false });
    expect(world.container.get(ExtensionRegistry).get('one')?.errors).toEqual(['broken']);
  });

  it('starts what an extension depends on first', async () => {
    const order: string[] = [];
    start(async () => {
      await Promise.resolve();
      order.push('base');
    }, 'base');
    start(({ commands }) => {
      order.push('one');
      commands.register('one.run', () => undefined);
    });
    world.host.start(bootstrapOf(simple('one', { extensionDependencies: ['base'] }), simple('base')));
    await run('one.run');
    expect(order).toEqual(['base', 'one']);
  });

  it('refuses circles and missing dependencies by name', async () => {
    world.host.start(
      bootstrapOf(
        simple('one', { extensionDependencies: ['two'] }),
        simple('two', { extensionDependencies: ['one'] }),
        simple('three', { extensionDependencies: ['four'] }),
      ),
    );
    await expect(run('one.run')).rejects.toThrow('It depends on itself: one → two → one.');
    await expect(run('three.run')).rejects.toThrow("It needs the extension 'four', which is not installed.");
  });

  it('starts an extension whose dependency was installed later', async () => {
    start(({ commands }) => commands.register('one.run', () => 'at last'));
    start(() => undefined, 'base');
    const one = simple('one', { extensionDependencies: ['base'] });
    world.host.start(bootstrapOf(one));
    await expect(run('one.run')).rejects.toThrow("It needs the extension 'base', which is not installed.");
    await world.host.update(bootstrapOf(one, simple('base')));
    expect(await run('one.run')).toBe('at last');
  });

  it('takes everything back when an extension is disabled, with those that depend on it', async () => {
    let disposed = 0;
    const activate: Activate = ({ own }) => void own(toDisposable(() => disposed++));
    start(activate);
    start(activate, 'two');
    const two = simple('two', { extensionDependencies: ['one'] });
    world.host.start(bootstrapOf(simple('one'), two));
    await world.host.activate('two', 'test');
    await world.host.update(bootstrapOf({ ...simple('one'), enabled: false }, two));
    expect(disposed).toBe(2);
    expect([stateOf('one'), stateOf('two')]).toEqual(['disabled', 'idle']);
    expect(world.container.get(Commands).get('one.run')).toBeUndefined();
    await expect(run('one.run')).rejects.toBeInstanceOf(CommandNotFoundError);
    await expect(run('two.run')).rejects.toThrow("It needs the extension 'one', which is disabled.");
  });

  it('takes the styles of its code away when it stops', async () => {
    start(({ commands }) => commands.register('one.run', () => undefined));
    world.host.start(bootstrapOf(simple('one')));
    await run('one.run');
    const { id } = simple('one');
    document.head.innerHTML = `<style data-extension="${id}"></style><style data-extension="lathe.other"></style>`;
    await world.host.update(bootstrapOf({ ...simple('one'), enabled: false }));
    expect([...document.head.children].map((style) => style.getAttribute('data-extension'))).toEqual(['lathe.other']);
    document.head.innerHTML = '';
  });

  it('loads new code after a reload', async () => {
    let version = 1;
    world.loader.modules.set('one', () => {
      const mine = version++;
      return { activate: ({ commands }) => commands.register('one.run', () => mine) };
    });
    world.host.start(bootstrapOf(simple('one')));
    expect(await run('one.run')).toBe(1);
    await world.host.reload('one');
    expect(stateOf('one')).toBe('idle');
    expect(await run('one.run')).toBe(2);
    expect(world.loader.loaded).toEqual(['one', 'one#1']);
  });

  it('declares anew in another language without stopping what runs', async () => {
    start(({ commands }) => commands.register('one.run', () => 'still here'));
    world.host.start(bootstrapOf(simple('one')));
    await run('one.run');
    const chinese = describeExtension({
      name: 'one',
      contributes: { commands: [{ command: 'one.run', title: '运行' }] },
    });
    await world.host.update({ ...bootstrapOf(chinese), locale: 'zh-CN' });
    expect(world.container.get(Commands).get('one.run')?.title).toBe('运行');
    expect(await run('one.run')).toBe('still here');
    expect(world.loader.loaded).toEqual(['one']);
  });

  it('has the words of what runs before the language changes', async () => {
    start(() => undefined);
    const bootstrap = bootstrapOf(
      { ...simple('one'), locales: ['en', 'zh-CN'] },
      { ...simple('two'), locales: ['zh-CN'] },
    );
    world.host.start(bootstrap);
    await world.host.activate('one', 'a test');
    await world.host.prepareLocale(bootstrap, 'zh-CN');
    const texts = world.container.get(Texts);
    const said: string[] = [];
    const stop = autorun(() => said.push(texts.translate('one', 'hello')));
    texts.setLocale('zh-CN');
    stop();
    expect(said).toEqual(['one says hello in en', 'one says hello in zh-CN']);
    expect(texts.has('two', 'zh-CN')).toBe(false);
  });

  it('forgets an extension that was removed', async () => {
    world.host.start(bootstrapOf(simple('one')));
    await world.host.update(bootstrapOf());
    expect(world.container.get(ExtensionRegistry).all).toEqual([]);
    expect(world.container.get(Commands).get('one.run')).toBeUndefined();
  });

  it('reports what cannot be declared and keeps the rest', () => {
    const clash = describeExtension({
      name: 'two',
      contributes: { commands: [command('one.run')], submenus: [{ id: 'two.more', label: 'More' }] },
    });
    world.host.start(bootstrapOf(simple('one'), clash));
    expect(told()).toHaveLength(1);
    expect(world.container.get(ExtensionRegistry).get('two')?.errors[0]).toContain("'one.run' exists already");
  });
});
