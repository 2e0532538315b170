import { Texts } from '../i18n/texts';
import { Notifications } from '../notifications/notifications';
import { Storage } from '../storage/storage';
import { ViewStates } from '../views/viewStates';
import { Progress, type ProgressReporter } from './progress';

describe('Progress', () => {
  let notifications: Notifications;
  let progress: Progress;
  beforeEach(() => {
    jest.useFakeTimers();
    notifications = new Notifications(new Storage());
    progress = new Progress(notifications, new Texts(), new ViewStates());
  });
  afterEach(() => jest.useRealTimers());
  const never = (): Promise<never> => new Promise(() => undefined);

  it('never shows work that is done at once', async () => {
    await expect(progress.run({ title: 'Quick', location: 'notification' }, async () => 1)).resolves.toBe(1);
    jest.runAllTimers();
    expect(notifications.all).toHaveLength(0);
  });

  it('shows how far it is and goes when it is done', async () => {
    let reporter: ProgressReporter | undefined;
    let done: (value: string) => void = () => undefined;
    const result = progress.run({ title: 'Copying', location: 'notification' }, (given) => {
      reporter = given;
      return new Promise<string>((resolve) => (done = resolve));
    });
    jest.advanceTimersByTime(150);
    reporter?.report({ message: 'a.txt', increment: 30 });
    reporter?.report({ increment: 90 });
    expect(notifications.all[0]).toMatchObject({ message: 'Copying: a.txt', progress: { value: 100 } });
    done('ok');
    await expect(result).resolves.toBe('ok');
    expect(notifications.all).toHaveLength(0);
  });

  it('aborts the work when the user cancels', async () => {
    let aborted = false;
    const result = progress.run({ title: 'Long', location: 'notification', cancellable: true }, ({ signal }) => {
      signal.addEventListener('abort', () => (aborted = true));
      return never();
    });
    jest.advanceTimersByTime(150);
    notifications.all[0]?.actions[0]?.run();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(aborted).toBe(true);
    expect(notifications.all).toHaveLength(0);
  });

  it('hands on what the work throws', async () => {
    const failing = progress.run({ title: 'Bad', location: 'statusBar' }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(progress.tasks).toHaveLength(0);
  });

  it('knows what goes on where, one inside the other', () => {
    void progress.run({ title: 'Outer', location: { view: 'explorer' } }, () =>
      progress.run({ title: 'Inner', location: { editor: 'tab-1' }, delay: 0 }, never),
    );
    expect(progress.ofView('explorer')).toBeUndefined();
    jest.advanceTimersByTime(150);
    expect(progress.ofView('explorer')?.title).toBe('Outer');
    expect(progress.ofEditor('tab-1')?.title).toBe('Inner');
    expect(progress.inStatusBar).toHaveLength(0);
  });
});
