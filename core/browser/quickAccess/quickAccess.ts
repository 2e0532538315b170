import { inject, injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { QuickInput } from '../quickInput/quickInput';
import { Registry } from '../registry';
import type { QuickAccessInfo, QuickAccessItem, QuickAccessProvider } from './quickAccessProvider';
import { QuickAccessSession } from './quickAccessSession';

/** One field from which everything can be reached; what the value begins with says where to look. */
@injectable()
export class QuickAccess {
  private readonly infos = new Registry<QuickAccessInfo>('quick access');
  private readonly providers = new Registry<QuickAccessProvider>('quick access provider');
  private session: QuickAccessSession | undefined;

  constructor(
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Activation) private readonly activation: Activation,
  ) {}

  /** Makes prefixes known before the code behind them is loaded. */
  declare(infos: readonly QuickAccessInfo[]): Disposable {
    return this.infos.addAll(infos.map((info) => [info.id, info]));
  }

  register<T extends QuickAccessItem>(id: string, provider: QuickAccessProvider<T>): Disposable {
    return this.providers.add(id, provider);
  }

  all(): readonly QuickAccessInfo[] {
    return this.infos.values();
  }

  /** The one with the longest prefix that the value begins with. */
  infoFor(value: string): QuickAccessInfo | undefined {
    let best: QuickAccessInfo | undefined;
    for (const info of this.infos.values()) {
      if (value.startsWith(info.prefix) && (!best || info.prefix.length > best.prefix.length)) best = info;
    }
    return best;
  }

  async providerOf(info: QuickAccessInfo): Promise<QuickAccessProvider> {
    if (!this.providers.has(info.id)) await this.activation.fire(`onQuickAccess:${info.id}`);
    const provider = this.providers.get(info.id);
    if (!provider) throw new Error(`The quick access '${info.id}' has no provider.`);
    return provider;
  }

  /** Opens it, or goes on with the value when it is open already. */
  show(value = ''): void {
    if (this.session?.pick.visible) {
      this.session.pick.setValue(value);
      return;
    }
    const session = new QuickAccessSession(this, this.quickInput.createPick<QuickAccessItem>());
    session.pick.onDidHide(() => queueMicrotask(() => session.dispose()));
    this.session = session;
    session.open(value);
  }
}
