import { Texts } from '../../../core/browser/i18n/texts';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Output } from '../../../core/browser/output/output';
import { Storage } from '../../../core/browser/storage/storage';
import { onUnexpectedError, setUnexpectedErrorHandler } from '../../../core/common/event';
import { ExtensionError } from '../../../core/common/extensions/extensionError';
import { trackDisposables } from '../../../core/common/trackDisposables';
import english from '../../locales/en.json';
import { UnexpectedErrorsContribution, workbenchLog } from './unexpectedErrors';

describe('UnexpectedErrorsContribution', () => {
  const keep = trackDisposables();
  let notifications: Notifications;
  let output: Output;
  beforeEach(() => {
    const texts = new Texts();
    texts.add('workbench', 'en', english);
    notifications = new Notifications(new Storage());
    output = new Output();
    keep(new UnexpectedErrorsContribution(notifications, output, texts));
  });
  afterEach(() =>
    setUnexpectedErrorHandler((error) => {
      throw error;
    }),
  );
  const logged = (channel: string): string =>
    output
      .channel(channel)
      .lines.map((line) => line.text)
      .join('\n');

  it('shows an error with its source and writes it to the log with its cause', () => {
    onUnexpectedError(new Error('outer', { cause: new Error('inner') }));
    expect(notifications.all[0]).toMatchObject({ message: 'outer', source: 'Lathe', severity: 'error', links: false });
    expect(logged(workbenchLog)).toContain('outer');
    expect(logged(workbenchLog)).toContain('Caused by: Error: inner');
  });

  it('leads from the message to the log', () => {
    const shown: string[] = [];
    keep(output.onDidShow((channel) => shown.push(channel.id)));
    onUnexpectedError('text');
    notifications.all[0]?.actions[0]?.run();
    expect(shown).toEqual([workbenchLog]);
  });

  it('names the extension, in a channel of its own, and does not tell twice', () => {
    onUnexpectedError(new ExtensionError('Ruler', new Error('bent')));
    expect(notifications.all[0]).toMatchObject({ message: 'bent', source: 'Ruler' });
    expect(logged('extension.Ruler')).toContain('bent');
    onUnexpectedError(new ExtensionError('Ruler', new Error('known'), true));
    expect(notifications.all).toHaveLength(1);
  });

  it('says nothing of what was cancelled', () => {
    onUnexpectedError(new DOMException('stop', 'AbortError'));
    expect(notifications.all).toHaveLength(0);
  });

  it('hears of what the page did not catch', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'lost', error: new Error('lost') }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
    expect(notifications.all.map((each) => each.message)).toEqual(['lost']);
  });
});
