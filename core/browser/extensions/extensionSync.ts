import { inject, injectable } from 'inversify';
import { onUnexpectedError } from '../../common/event';
import { DisposableOwner, toDisposable } from '../../common/lifecycle';
import { Texts } from '../i18n/texts';
import { ExtensionHost } from './extensionHost';
import { ExtensionServer } from './extensionServer';

/** Follows the server: what is installed or changed there is declared here, without a reload of the page. */
@injectable()
export class ExtensionSync extends DisposableOwner {
  private latest = 0;

  constructor(
    @inject(ExtensionHost) private readonly host: ExtensionHost,
    @inject(ExtensionServer) private readonly server: ExtensionServer,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
  }

  /** Hears of changes, also of those made in another window. */
  listen(): void {
    const source = new EventSource('/extensions/events');
    source.addEventListener('changed', () => void this.refresh().catch(onUnexpectedError));
    this.own(toDisposable(() => source.close()));
  }

  /** Fetches the list anew; of several at a time only the last one counts. */
  async refresh(): Promise<void> {
    const turn = ++this.latest;
    const bootstrap = await this.server.list(this.texts.locale);
    if (turn === this.latest) await this.host.update(bootstrap);
  }
}
