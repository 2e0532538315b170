import { Api, Dialogs, Texts } from 'lathe';
import { createTestContainer, trackDisposables } from 'lathe/testing';
import { ReleaseNotes } from './releaseNotes';
import { UpgradeFlag, upgradeKey } from './upgradeFlag';

describe('release notes', () => {
  const own = trackDisposables();
  const asked: string[] = [];
  const show = jest.fn<void, []>();
  const fail = jest.fn<void, [unknown]>();
  let titles: readonly string[];
  let notes: ReleaseNotes;
  let flag: UpgradeFlag;
  let dialogs: Dialogs;

  const unread = (name: string) => async () => {
    asked.push(name);
    return { count: titles.length, list: titles.map((Title) => ({ id: Title, Title })) };
  };
  const begin = async (locale = 'en', milliseconds = 2200): Promise<void> => {
    const container = createTestContainer({ bind: [ReleaseNotes, UpgradeFlag] });
    const upgrade = async () => {
      asked.push('upgrade');
      return { upgrade: true };
    };
    const markRead = async () => {
      asked.push('markRead');
      return { count: 0 };
    };
    const calls = { unread: unread('unread'), reflush: unread('reflush'), upgrade, markRead };
    const api = { of: () => calls } as unknown as Api;
    (await container.rebind(Api)).toConstantValue(api);
    container.get(Texts).setLocale(locale);
    flag = container.get(UpgradeFlag);
    dialogs = container.get(Dialogs);
    notes = own(container.get(ReleaseNotes));
    notes.begin(show, fail);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/projects');
    asked.length = 0;
    show.mockReset();
    fail.mockReset();
    titles = ['{"en_US":"New"}', '只有中文'];
  });

  afterEach(() => {
    jest.useRealTimers();
    expect(fail).not.toHaveBeenCalled();
  });

  it('are looked for after 200 ms and shown 2 s later', async () => {
    sessionStorage.setItem(upgradeKey, 'true');
    await begin('en', 199);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['unread']);
    await jest.advanceTimersByTimeAsync(1999);
    expect(show).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('are in English only those whose title is JSON', async () => {
    sessionStorage.setItem(upgradeKey, 'true');
    await begin();
    expect(notes.notices.map(({ Title }) => Title)).toEqual(['{"en_US":"New"}']);
    expect(notes.count).toBe(1);
    notes.dispose();
    await begin('zh-CN');
    expect(notes.count).toBe(2);
  });

  it('stay away when none is left', async () => {
    titles = ['只有中文'];
    sessionStorage.setItem(upgradeKey, 'true');
    await begin();
    expect(show).not.toHaveBeenCalled();
  });

  it('stay away from the agreement', async () => {
    window.history.replaceState(null, '', '/agreement');
    await begin();
    expect(notes.count).toBe(1);
    expect(show).not.toHaveBeenCalled();
  });

  it('wait until what the user is being asked is answered', async () => {
    await begin('en', 2000);
    void dialogs.error('You may not develop.');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(show).not.toHaveBeenCalled();
    dialogs.stack[0]?.close({ button: undefined, checked: false, values: {} });
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('are read anew and count for nothing without the flag', async () => {
    sessionStorage.setItem(upgradeKey, 'false');
    await begin();
    expect(asked).toEqual(['reflush']);
    expect([notes.count, notes.notices.length, flag.banner]).toEqual([0, 2, false]);
    expect(show).not.toHaveBeenCalled();
  });

  it('ask the server once in a session whether there was an upgrade', async () => {
    await begin();
    notes.dispose();
    await begin();
    expect(asked).toEqual(['upgrade', 'unread', 'unread']);
    expect(sessionStorage.getItem(upgradeKey)).toBe('true');
  });

  it('are announced by a banner, unless the address says no or the user has closed it', async () => {
    await begin();
    expect(flag.banner).toBe(true);
    flag.lower();
    expect([flag.banner, sessionStorage.getItem(upgradeKey)]).toEqual([false, 'false']);
    notes.dispose();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/projects?upgrade=false');
    await begin();
    expect(flag.banner).toBe(false);
    await notes.markRead();
    expect([notes.count, asked.at(-1)]).toEqual([0, 'markRead']);
  });
});
