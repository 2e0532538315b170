import { createContainer } from '../../common/container';
import { trackDisposables } from '../../common/trackDisposables';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { Texts } from '../i18n/texts';
import { Notifications } from '../notifications/notifications';
import { coreServices } from '../services';
import { EditorLocks } from './editorLocks';
import { TestLock } from './testLock';

describe('EditorLocks', () => {
  const track = trackDisposables();

  function start() {
    const container = createContainer(coreServices);
    container.get(Texts).add('workbench', 'en', { 'lock.asked': '{{user}} was asked for the {{what}}.' });
    const locks = container.get(EditorLocks);
    const show = (tabKey: string): TestLock => {
      const lock = new TestLock(true);
      track(locks.register(tabKey, { lock, what: tabKey }));
      return lock;
    };
    return { locks, show, activeEditor: container.get(ActiveEditor), notifications: container.get(Notifications) };
  }

  it('knows the lock of the editor that the user is in, for as long as somebody else holds it', () => {
    const { locks, show, activeEditor } = start();
    const field = show('field');
    show('service');
    expect(locks.active).toBeUndefined();
    activeEditor.setTab('field');
    expect(locks.active?.what).toBe('field');
    activeEditor.setTab('service');
    expect(locks.active?.what).toBe('service');
    activeEditor.setTab('other');
    expect(locks.active).toBeUndefined();
    activeEditor.setTab('field');
    field.letGo();
    expect(locks.active).toBeUndefined();
  });

  it('asks whoever edits, and says that it did', async () => {
    const { locks, show, notifications } = start();
    const lock = show('field');
    await locks.ask({ lock, what: 'field' });
    expect(lock.asked).toEqual(['ask']);
    expect(notifications.all.map(({ message }) => message)).toEqual(['bob was asked for the field.']);
  });
});
