import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { createTestContainer, renderPart } from '../../testing/renderPart';
import { NotificationsPart } from './NotificationsPart';

describe('NotificationsPart', () => {
  const show = (): Notifications => {
    const container = createTestContainer();
    renderPart(<NotificationsPart />, container);
    return container.get(Notifications);
  };
  const toasts = (): HTMLElement[] => screen.queryAllByRole('article');

  it('shows three toasts at most, the newest last', () => {
    const notifications = show();
    act(() => ['a', 'b', 'c', 'd'].forEach((message) => notifications.info(message)));
    expect(toasts().map((toast) => toast.querySelector('.notification-item__message')?.textContent)).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect(notifications.all).toHaveLength(4);
  });

  it('reads errors out at once and the rest politely', () => {
    const notifications = show();
    act(() => void notifications.info('Saved'));
    expect(screen.getByRole('status').textContent).toContain('Info: Saved');
    act(() => void notifications.error('Lost', { source: 'Disk' }));
    expect(screen.getByRole('alert').textContent).toBe('Error: Lost Disk');
  });

  it('counts what is said again instead of repeating it', () => {
    const notifications = show();
    act(() => {
      notifications.warn('Slow');
      notifications.warn('Slow');
    });
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]?.textContent).toContain('2 times');
  });

  it('runs an action and closes', async () => {
    const notifications = show();
    const run = jest.fn();
    act(() => void notifications.error('Failed', { actions: [{ label: 'Retry', run }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(run).toHaveBeenCalled();
    expect(notifications.all).toHaveLength(0);
  });

  it('takes the keyboard, moves with arrows, closes with Delete and goes back with Escape', () => {
    const container = createTestContainer();
    renderPart(
      <>
        <button>before</button>
        <NotificationsPart />
      </>,
      container,
    );
    const notifications = container.get(Notifications);
    screen.getByText('before').focus();
    act(() => {
      notifications.info('one');
      notifications.info('two');
    });
    act(() => notifications.focus());
    expect(document.activeElement?.textContent).toContain('one');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('two');
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' }));
    expect(notifications.all.map((one) => one.message)).toEqual(['one']);
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    expect(document.activeElement).toBe(screen.getByText('before'));
    expect(toasts()).toHaveLength(0);
    expect(notifications.all).toHaveLength(1);
  });

  it('hides a toast by itself after a while, but not a sticky one', () => {
    jest.useFakeTimers();
    try {
      const notifications = show();
      act(() => {
        notifications.info('fleeting');
        notifications.info('staying', { sticky: true });
      });
      act(() => void jest.advanceTimersByTime(10_000));
      expect(notifications.toasts.map((one) => one.message)).toEqual(['staying']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps quiet but for errors when it is told to', () => {
    const notifications = show();
    act(() => {
      notifications.setDoNotDisturb(true);
      notifications.info('hm');
      notifications.error('ouch');
    });
    expect(notifications.toasts.map((one) => one.message)).toEqual(['ouch']);
  });

  it('lists everything in the centre and clears it', async () => {
    const notifications = show();
    act(() => {
      notifications.info('one', { silent: true });
      notifications.openCentre();
    });
    const centre = screen.getByRole('region', { name: 'Notifications' });
    expect(within(centre).getByText('one')).toBeTruthy();
    await userEvent.click(within(centre).getByRole('button', { name: 'Clear All Notifications' }));
    expect(notifications.all).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });
});
