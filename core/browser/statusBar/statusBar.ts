import { inject, injectable } from 'inversify';
import { computed, makeObservable, observable, runInAction } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { ContextKeys } from '../contextKeys/contextKeys';
import { Registry } from '../registry';
import { type JsonValue, Storage } from '../storage/storage';

export type StatusBarKind = 'normal' | 'prominent' | 'warning' | 'error' | 'remote';

export interface StatusBarItemInfo {
  readonly id: string;
  /** What the context menu calls it. */
  readonly name: string;
  /** May hold codicons: "$(sync~spin) 3". */
  readonly text: string;
  readonly tooltip?: string;
  readonly command?: string;
  readonly args?: readonly unknown[];
  readonly alignment: 'left' | 'right';
  /** The higher, the nearer to the window's left edge. */
  readonly priority?: number;
  readonly when?: string;
  readonly kind?: StatusBarKind;
  /** What a screen reader says; left out, the text and the tooltip. */
  readonly ariaLabel?: string;
}

export interface StatusBarChange {
  readonly name?: string;
  readonly text?: string;
  readonly tooltip?: string;
  readonly command?: string;
  readonly args?: readonly unknown[];
  readonly kind?: StatusBarKind;
  readonly ariaLabel?: string;
  readonly show?: boolean;
}

export type StatusBarItem = StatusBarItemInfo & { readonly show: boolean };

const hiddenKey = 'statusBar.hidden';
const isNames = (value: JsonValue): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** The line at the foot of the window: items that manifests and code put there. */
@injectable()
export class StatusBar {
  private readonly infos = new Registry<StatusBarItemInfo>('status bar item');
  private readonly changes = observable.map<string, StatusBarChange>({}, { deep: false });
  /** Items that the user does not want to see. */
  private readonly hidden: Set<string>;

  constructor(
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Storage) private readonly storage: Storage,
  ) {
    this.hidden = observable.set(storage.get(hiddenKey, isNames) ?? []);
    makeObservable(this, { all: computed, left: computed, right: computed });
  }

  declare(items: readonly StatusBarItemInfo[]): Disposable {
    return this.infos.addAll(items.map((item) => [item.id, item]));
  }

  /** One item, for as long as the result is not disposed of. */
  add(item: StatusBarItemInfo): Disposable {
    const declared = this.declare([item]);
    return toDisposable(() => {
      declared.dispose();
      runInAction(() => this.changes.delete(item.id));
    });
  }

  /** What is left out stays as it is. */
  update(id: string, change: StatusBarChange): void {
    runInAction(() => this.changes.set(id, { ...this.changes.get(id), ...change }));
  }

  /** Every item that has something to show now, hidden by the user or not, in the order of the bar. */
  get all(): readonly StatusBarItem[] {
    return this.infos
      .values()
      .map((info) => ({ show: true, ...info, ...this.changes.get(info.id) }))
      .filter((item) => item.show && item.text !== '' && this.contextKeys.matches(item.when))
      .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  }

  get left(): readonly StatusBarItem[] {
    return this.all.filter((item) => item.alignment === 'left' && !this.hidden.has(item.id));
  }

  get right(): readonly StatusBarItem[] {
    return this.all.filter((item) => item.alignment === 'right' && !this.hidden.has(item.id));
  }

  isHidden(id: string): boolean {
    return this.hidden.has(id);
  }

  setHidden(id: string, hide: boolean): void {
    runInAction(() => (hide ? this.hidden.add(id) : this.hidden.delete(id)));
    this.storage.set(hiddenKey, [...this.hidden]);
  }
}
