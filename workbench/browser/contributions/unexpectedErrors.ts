import { inject, injectable } from 'inversify';
import { Texts } from '../../../core/browser/i18n/texts';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Output } from '../../../core/browser/output/output';
import { isCancellation } from '../../../core/common/cancellation';
import { onUnexpectedError, setUnexpectedErrorHandler } from '../../../core/common/event';
import { ExtensionError, messageOf } from '../../../core/common/extensions/extensionError';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

export const workbenchLog = 'workbench.log';

/** Errors that nobody caught are written to the log and shown, each with its source. */
@injectable()
export class UnexpectedErrorsContribution extends DisposableOwner {
  constructor(
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Output) private readonly output: Output,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    this.output.channel(workbenchLog, this.texts.translate('workbench', 'output.log'));
    setUnexpectedErrorHandler((error) => this.report(error));
    const onError = (event: ErrorEvent): void => {
      // Browsers report a resize that takes more than one pass as an error, which it is not.
      if (!event.message.startsWith('ResizeObserver')) onUnexpectedError(event.error ?? event.message);
    };
    const onRejection = (event: PromiseRejectionEvent): void => onUnexpectedError(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    this.own(
      toDisposable(() => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
      }),
    );
  }

  private report(error: unknown): void {
    if (isCancellation(error)) return;
    const t = this.texts.of('workbench');
    const extension = error instanceof ExtensionError ? error : undefined;
    const channel = extension
      ? this.output.channel(`extension.${extension.extension}`, extension.extension)
      : this.output.channel(workbenchLog);
    channel.appendLine(describe(extension?.cause ?? error), 'error');
    if (extension?.reported) return;
    this.notifications.error(messageOf(extension?.cause ?? error) || t('errors.unknown'), {
      source: extension?.extension ?? t('displayName'),
      links: false,
      actions: [{ label: t('errors.showInOutput'), run: () => channel.show() }],
    });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = String(error), cause } = error;
  return cause === undefined ? stack : `${stack}\nCaused by: ${describe(cause)}`;
}
