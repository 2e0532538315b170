import { inject, injectable } from 'inversify';
import { action, makeObservable, observableRef } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { QuickInput } from '../quickInput/quickInput';
import { Registry } from '../registry';
import type { QuickAccessInfo, QuickAccessItem, QuickAccessProvider } from './quickAccessProvider';
import { QuickAccessSession } from './quickAccessSession';

export interface ShowQuickAccess {
  /** Go on with what was typed when this prefix was left the last time; it is marked, so that typing replaces it. */
  readonly resume?: boolean;
}

/** One field from which everything can be reached; what the value begins with says where to look. */
@injectable()
export class QuickAccess {
  /** Where the user is looking now. */
  active: QuickAccessInfo | undefined = undefined;
  private readonly infos = new Registry<QuickAccessInfo>('quick access');
  private readonly providers = new Registry<QuickAccessProvider>('quick access provider');
  private readonly lastValues = new Map<string, string>();
  private session: QuickAccessSession | undefined;

  constructor(
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Activation) private readonly activation: Activation,
  ) {
    makeObservable(this, { active: observableRef, setActive: action });
  }

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

  /** At once when its code is there. */
  providerOf(info: QuickAccessInfo): QuickAccessProvider | Promise<QuickAccessProvider> {
    return this.providers.get(info.id) ?? this.load(info);
  }

  /** Opens it, or goes on with another value when it is open already. */
  show(value = '', { resume = false }: ShowQuickAccess = {}): void {
    if (this.session?.pick.visible) {
      this.session.pick.setValue(value);
      return;
    }
    const info = this.infoFor(value);
    const last = resume && info && value === info.prefix ? this.lastValues.get(info.id) : undefined;
    const session = new QuickAccessSession(this, this.quickInput.createPick<QuickAccessItem>());
    this.session = session;
    session.open(last ?? value, value.length);
  }

  setActive(info: QuickAccessInfo | undefined): void {
    this.active = info;
  }

  /** A session is over. */
  left(session: QuickAccessSession, value: string): void {
    const info = this.infoFor(value);
    if (info) this.lastValues.set(info.id, value);
    if (this.session !== session) return;
    this.session = undefined;
    this.setActive(undefined);
  }

  private async load(info: QuickAccessInfo): Promise<QuickAccessProvider> {
    await this.activation.fire(`onQuickAccess:${info.id}`);
    const provider = this.providers.get(info.id);
    if (!provider) throw new Error(`The quick access '${info.id}' has no provider.`);
    return provider;
  }
}
