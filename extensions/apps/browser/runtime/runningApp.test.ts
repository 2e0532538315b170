import { CurrentPage, Routes, SessionExpiry, Tabs, Texts } from 'lathe';
import { when } from 'mobx';
import { startApps } from '../testApps';
import { RunningApp } from './runningApp';
import { testMenu, testRunning, testTab } from '../../common/testRunning';

const orders = testTab({ id: 'orders', targetName: 'Order' });
const report = testTab({ id: 'report', kind: 'record', targetName: 'Order' });
const manual = testTab({ id: 'manual', kind: 'link', url: 'https://example.org', newWindow: true });
const menus = ['orders', 'report', 'manual'].map((id) => testMenu(id));
const desk = testRunning({ tabs: [orders, report, manual], menus });

describe('an application that runs', () => {
  let running: RunningApp | undefined;
  afterEach(() => running?.dispose());

  function start(answer: () => object) {
    const { asked, container } = startApps(answer, [RunningApp]);
    const page = container.get(CurrentPage);
    page.begin({ base: '/app/ns__Desk', params: { name: 'ns__Desk' }, place: '' });
    const opened = jest.spyOn(container.get(Routes), 'open').mockResolvedValue();
    running = container.get(RunningApp);
    return { asked, container, opened, page, running };
  }

  it('gives the page its name and its first tab, and opens it', async () => {
    const { running, page, opened, asked } = start(() => ({ result: desk }));
    await running.start('ns__Desk');
    expect([page.title, page.home]).toEqual(['Desk', '/projects/records/Order']);
    expect(opened).toHaveBeenCalledWith('/projects');
    await running.start('ns__Desk');
    expect(asked).toHaveLength(1);
  });

  it('knows in which of its tabs the user is: the one that fits best', async () => {
    const { running, container } = start(() => ({ result: desk }));
    await running.start('ns__Desk');
    const at = (route: string) => container.get(Tabs).openNow({ type: 'any', id: route, name: 'Any', route });
    at('/projects/records/Order/1');
    expect(running.current?.id).toBe('orders');
    at('/projects/records/Order/new');
    expect(running.current?.id).toBe('report');
    at('/projects/records/Other');
    expect(running.current).toBeUndefined();
  });

  it.each([
    ['NOT_FOUND', 'unknown'],
    ['APP_INACTIVE', 'inactive'],
    ['APP_CLOSED', 'closed'],
    ['BROKEN', 'failed'],
  ])('says of %s that it is %s, and can be tried again', async (resCode, problem) => {
    let answer: object = { resCode, resMsg: 'No.' };
    const { running } = start(() => answer);
    await running.start('ns__Desk');
    expect([running.problem, running.message, running.app]).toEqual([problem, 'No.', undefined]);
    answer = { result: desk };
    await running.start('ns__Desk');
    expect([running.problem, running.app?.label]).toEqual([undefined, 'Desk']);
  });

  it('is called by its label where it cannot be opened too', async () => {
    let answer: object = { resCode: 'NOT_FOUND', resMsg: 'No.' };
    const { running, page } = start(() => answer);
    await running.start('ns__Desk');
    expect(running.label).toBe('ns__Desk');
    answer = { resCode: 'APP_CLOSED', resMsg: 'No.', details: { label: 'Help Desk' } };
    await running.start('ns__Desk');
    expect([running.label, page.title]).toEqual(['Help Desk', 'Help Desk']);
    answer = { result: desk };
    await running.start('ns__Desk');
    expect(running.label).toBe('Desk');
  });

  it('stays while the server fails, and goes when it is closed to the user', async () => {
    let answer: object = { result: desk };
    const { running } = start(() => answer);
    await running.start('ns__Desk');
    answer = { resCode: 'BROKEN', resMsg: 'No.' };
    await running.load();
    expect([running.app?.label, running.problem]).toEqual(['Desk', undefined]);
    answer = { resCode: 'APP_CLOSED', resMsg: 'No.' };
    await running.load();
    expect([running.app, running.problem]).toEqual([undefined, 'closed']);
  });

  it('asks who is in it to log in when his session ends, and goes when it is not active any more', async () => {
    let answer: object = { result: desk };
    const { running, container } = start(() => answer);
    await running.start('ns__Desk');
    const expiry = container.get(SessionExpiry);
    const asking = expiry.onDidExpire(() => {
      answer = { resCode: 'APP_INACTIVE', resMsg: 'No.' };
      expiry.renewed();
    });
    answer = { resCode: 'NOT_SIGNED_IN', resMsg: 'Log in.' };
    await running.load();
    asking.dispose();
    expect([running.app, running.problem]).toEqual([undefined, 'inactive']);
  });

  it('is asked for again in another language', async () => {
    const { running, container, asked } = start(() => ({ result: { ...desk } }));
    await running.start('ns__Desk');
    const before = asked.length;
    const { app } = running;
    container.get(Texts).setLocale('zh-CN');
    await when(() => running.app !== app);
    expect(asked).toHaveLength(before + 1);
  });
});
