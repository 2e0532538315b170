import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { LockInfo, Tab, TabChange, TabParams, TabRequest } from './tab';

/** What a tab asks of the service that holds it. */
export interface TabHome {
  isActive(key: string): boolean;
  isDirty(key: string): boolean;
  routeOf(tab: Pick<Tab, 'type' | 'id' | 'params'>): string;
  iconOf(type: string): string | undefined;
  titleOf(type: string): string | undefined;
}

export interface TabFlags {
  readonly preview: boolean;
  readonly pinned: boolean;
}

/** A tab's own data; whether it is active or dirty is known elsewhere. */
export class TabState implements Tab {
  readonly type: string;
  id: string;
  params: TabParams;
  lockInfo: LockInfo | undefined;
  description: string | undefined;
  tooltip: string | undefined;
  preview: boolean;
  pinned: boolean;
  private ownName: string | undefined;
  private ownIcon: string | undefined;
  private ownRoute: string | undefined;

  constructor(
    private readonly home: TabHome,
    readonly key: string,
    readonly tabNo: number,
    request: TabRequest,
    flags: TabFlags,
  ) {
    this.type = request.type;
    this.ownName = request.name;
    this.id = request.id ?? '';
    this.params = request.params ?? {};
    this.description = request.description;
    this.tooltip = request.tooltip;
    this.ownIcon = request.icon;
    this.ownRoute = request.route;
    this.preview = flags.preview;
    this.pinned = flags.pinned;
    makeObservable<this, 'ownName' | 'ownIcon' | 'ownRoute'>(this, {
      ownName: observable,
      name: computed,
      id: observable,
      params: observableRef,
      lockInfo: observableRef,
      description: observable,
      tooltip: observable,
      preview: observable,
      pinned: observable,
      ownIcon: observable,
      ownRoute: observable,
      route: computed,
      request: computed,
      change: action,
      show: action,
    });
  }

  /** Its own, or the title of its editor in the language of the moment. */
  get name(): string {
    return this.ownName ?? this.home.titleOf(this.type) ?? (this.id || this.type);
  }

  get active(): boolean {
    return this.home.isActive(this.key);
  }

  get dirty(): boolean {
    return this.home.isDirty(this.key);
  }

  get icon(): string | undefined {
    return this.ownIcon ?? this.home.iconOf(this.type);
  }

  get route(): string {
    return this.ownRoute ?? this.home.routeOf(this);
  }

  change(change: TabChange): void {
    if (change.name !== undefined) this.ownName = change.name;
    if (change.id !== undefined) this.id = change.id;
    if (change.params !== undefined) this.params = change.params;
    if ('icon' in change) this.ownIcon = change.icon;
    if ('description' in change) this.description = change.description;
    if ('tooltip' in change) this.tooltip = change.tooltip;
    if ('lockInfo' in change) this.lockInfo = change.lockInfo;
    if (change.id !== undefined || change.params !== undefined) this.ownRoute = undefined;
  }

  /** Shows something else of the same type in this tab. */
  show(request: TabRequest): void {
    this.ownName = request.name ?? this.ownName;
    this.id = request.id ?? '';
    this.params = request.params ?? {};
    this.description = request.description;
    this.tooltip = request.tooltip;
    this.ownIcon = request.icon;
    this.ownRoute = request.route;
    this.lockInfo = undefined;
  }

  /** As it was asked for, to keep or to open again. */
  get request(): TabRequest {
    const { type, ownName: name, id, params, description, tooltip } = this;
    return { type, name, id, params, description, tooltip, icon: this.ownIcon, route: this.ownRoute };
  }
}
