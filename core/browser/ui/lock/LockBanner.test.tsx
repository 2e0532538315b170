import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { ActiveEditor } from '../../activeEditor/activeEditor';
import { EditorLocks } from '../../locks/editorLocks';
import { TestLock } from '../../locks/testLock';
import { Notifications } from '../../notifications/notifications';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { LockBanner } from './LockBanner';

describe('LockBanner', () => {
  function draw(mayTakeOver: boolean) {
    const container = createContainer(coreServices);
    const lock = new TestLock(mayTakeOver);
    container.get(ActiveEditor).setTab('tab1');
    const drawn = drawKit(<LockBanner tabKey="tab1" lock={lock} what="field" />, container);
    return { ...drawn, lock, locks: container.get(EditorLocks), notifications: container.get(Notifications) };
  }

  it('lets one ask who edits, and says that he was asked', async () => {
    const { container, lock, notifications } = draw(false);
    expect(screen.getByRole('status').textContent).toContain('lock.by');
    expect(screen.queryByRole('button', { name: 'lock.takeOver' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'lock.ask' }));
    await waitFor(() => expect(notifications.all).toHaveLength(1));
    expect(lock.asked).toEqual(['ask']);
    await expectAccessible(container);
  });

  it('goes when it was taken over', async () => {
    draw(true);
    await userEvent.click(screen.getByRole('button', { name: 'lock.takeOver' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('leads commands to the lock of its tab, while it is there', () => {
    const { lock, locks, unmount } = draw(true);
    expect(locks.active).toEqual({ lock, what: 'field' });
    unmount();
    expect(locks.active).toBeUndefined();
  });
});
