import { inject, injectable } from 'inversify';
import { Activation } from '../../../core/browser/activation/activation';
import { ExtensionSync } from '../../../core/browser/extensions/extensionSync';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** When the workbench has been drawn and has nothing else to do. */
const idle: (run: () => void) => number = globalThis.requestIdleCallback ?? ((run) => window.setTimeout(run, 200));

/** Once the workbench stands: wakes the extensions that asked for it, and keeps the list in step with the server's. */
@injectable()
export class ExtensionsContribution extends DisposableOwner {
  private closed = false;

  constructor(
    @inject(Activation) private readonly activation: Activation,
    @inject(ExtensionSync) private readonly sync: ExtensionSync,
  ) {
    super();
    this.own(toDisposable(() => (this.closed = true)));
    idle(() => this.startUpFinished());
  }

  private startUpFinished(): void {
    if (this.closed) return;
    this.sync.listen();
    void this.activation.fire('onStartupFinished').catch(onUnexpectedError);
  }
}
