import { Dialogs, Notifications } from 'lathe';
import { startApps, testApplication } from '../testApps';
import { testCard } from '../testCard';
import { CurrentApp } from '../current/currentApp';
import { AppRemoval } from './appRemoval';

const app = testCard();

describe('the removal of an application', () => {
  function start(removed: (call: string) => object, agrees = true) {
    const { asked, container } = startApps(
      (call) => {
        if (call.startsWith('DELETE')) return removed(call);
        if (call.includes('/uses')) return { result: [{ ...use }], count: 12 };
        if (call.includes('/types')) return { result: [{ name: 'Tab', title: 'Page Tab' }] };
        if (call.includes('flag=C')) return { result: { ...testApplication(), components: [] } };
        return { result: testApplication() };
      },
      [AppRemoval],
    );
    const questions = jest.spyOn(container.get(Dialogs), 'confirm').mockResolvedValue(agrees);
    const told = container.get(Notifications);
    const changes = (call: string) => !call.startsWith('GET') && !call.includes('/visit');
    const calls = () => asked.filter(changes).map((call) => call.replace(/\?$/, ''));
    return { calls, container, questions, removal: container.get(AppRemoval), told };
  }
  const use = {
    ...{ id: '000b0000000000000tab', type: 'Tab', name: 'Shop', label: 'Shop tab', place: 'data.target', weak: false },
    ...{ parent: null, active: true },
  };

  it('is asked for, and taken back by who wants to', async () => {
    const { calls, container, questions, removal, told } = start(() => ({ result: 1 }));
    container.get(CurrentApp).choose(app.id);
    await removal.remove(app);
    expect(questions.mock.calls[0]?.[0]).toMatchObject({ message: 'Delete Shop?', danger: true });
    expect(calls()).toEqual([`DELETE metadata/v1.0/Application/${app.id}`]);
    expect(container.get(CurrentApp).appId).toBeUndefined();
    const [notification] = told.all;
    expect(notification?.message).toBe('Shop is deleted.');
    await notification?.actions[0]?.run();
    expect(calls()[1]).toBe(`POST sys/v1.0/metadata/deleted/${app.id}/restore`);
  });

  it('does not happen to who thinks better of it', async () => {
    const { calls, removal } = start(() => ({ result: 1 }), false);
    await removal.remove(app);
    expect(calls()).toEqual([]);
  });

  it('is said to have failed in the words of the specification', async () => {
    const { removal, told } = start(() => ({ result: 0 }));
    await removal.remove(app);
    expect(told.all.map(({ message }) => message)).toEqual(['System Internal Error']);
  });

  it('goes on against those that use it only when they are known', async () => {
    const inUse = { resCode: 'IN_USE', resMsg: 'Shop is used.' };
    const { calls, questions, removal } = start((call) => (call.includes('force') ? { result: 1 } : inUse));
    await removal.remove(app);
    expect(questions.mock.calls[1]?.[0]).toMatchObject({
      message: 'Shop is used.',
      detail: 'Shop tab (Page Tab)\nand 11 more',
    });
    expect(calls()[1]).toBe(`DELETE metadata/v1.0/Application/${app.id}?force=true`);
  });
});
