import { type Api, type Commands, type Notifications, type QuickInput, type Session, Texts } from 'lathe';
import { permissions } from 'lathe/common';
import texts from '../../locales/en.json';
import { SwitchEnvironment } from './switchEnvironment';

const environment = (name: string, domain: string) => ({ name, domain, kind: 'sandbox' });

describe('switching between environments', () => {
  const pick = jest.fn<Promise<unknown>, [readonly { readonly label: string }[]]>();
  const info = jest.fn<void, [string, { readonly actions: readonly { run(): unknown }[] }]>();
  const execute = jest.fn<void, [string]>();
  const open = jest.fn<void, [string]>();
  const run = (rows: readonly object[], held: readonly string[] = []): Promise<void> => {
    const api = { of: () => ({ list: async () => ({ rows }) }) } as unknown as Api;
    const said = new Texts();
    said.add('lathe.admin', 'en', texts);
    const notifications = { info } as unknown as Notifications;
    const session = { permissions: new Set(held) } as unknown as Session;
    const commands = { execute } as unknown as Commands;
    return new SwitchEnvironment(api, notifications, { pick } as unknown as QuickInput, said, session, commands).run();
  };

  beforeEach(() => {
    for (const mock of [pick, info, open, execute]) mock.mockReset();
    Object.assign(window, { open });
  });

  it('leads to one with an address, but not to where one is', async () => {
    pick.mockImplementation(async ([first]) => first);
    await run([
      environment('Here', window.location.host),
      environment('Nowhere', ''),
      environment('Test', 'x.example'),
    ]);
    expect(pick.mock.calls[0]?.[0].map(({ label }) => label)).toEqual(['Test']);
    expect(open.mock.calls[0]?.[0]).toBe('http://x.example/');
  });

  it('stays when nothing is chosen, and says when there is nothing to choose', async () => {
    pick.mockResolvedValue(undefined);
    await run([environment('Test', 'x.example')]);
    await run([environment('Here', window.location.host)]);
    expect(open).not.toHaveBeenCalled();
    expect(info.mock.calls[0]?.[0]).toMatch(/^There is no other environment/);
    expect(info.mock.calls[0]?.[1].actions).toEqual([]);
  });

  it('lets who may add an environment do so where there is nothing to choose', async () => {
    await run([], [permissions.manageTenant]);
    info.mock.calls[0]?.[1].actions[0]?.run();
    expect(execute).toHaveBeenCalledWith('admin.newEnvironment');
  });
});
