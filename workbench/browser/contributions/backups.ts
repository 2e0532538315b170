import { inject, injectable } from 'inversify';
import { AutoSave } from '../../../core/browser/workingCopies/autoSave';
import { BackupWriter } from '../../../core/browser/workingCopies/backupWriter';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** Unsaved work and the window: kept when the page goes, saved when the user looks elsewhere. */
@injectable()
export class BackupsContribution extends DisposableOwner {
  constructor(
    @inject(BackupWriter) private readonly writer: BackupWriter,
    @inject(AutoSave) autoSave: AutoSave,
  ) {
    super();
    this.listen(window, 'pagehide', () => writer.flush());
    this.listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && writer.flush());
    this.listen(window, 'beforeunload', (event) => this.warn(event));
    this.listen(window, 'blur', () => autoSave.windowLeft());
  }

  /** The browser asks the user to stay only when leaving would lose something. */
  private warn(event: Event): void {
    this.writer.flush();
    if (this.writer.mayLose) event.preventDefault();
  }

  private listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.own(toDisposable(() => target.removeEventListener(type, listener)));
  }
}
