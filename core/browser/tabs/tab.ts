import type { JsonValue } from '../storage/storage';

/** Who is editing what the tab shows, as far as the server told. */
export interface LockInfo {
  readonly locked: boolean;
  /** The lock is the current user's own. */
  readonly editable: boolean;
  readonly userName?: string;
  readonly userId?: string;
  /** YYYY-MM-DD HH:mm:ss */
  readonly lockAt?: string;
}

export type TabParams = Readonly<Record<string, string>>;

/** An open editor. Its fields can be observed. */
export interface Tab {
  /** Names this tab alone, also after a reload. */
  readonly key: string;
  /** It is the one tab that commands act upon. */
  readonly active: boolean;
  readonly type: string;
  readonly name: string;
  readonly id: string;
  readonly tabNo: number;
  readonly lockInfo?: LockInfo;
  readonly icon?: string;
  /** The path under which the address bar shows it. */
  readonly route: string;
  /** Shown in italics and replaced by the next preview. */
  readonly preview: boolean;
  readonly pinned: boolean;
  readonly dirty: boolean;
  readonly params: TabParams;
  /** What tells it from others of the same name. */
  readonly description?: string;
  readonly tooltip?: string;
}

/** What to open. The route is made from the editor's pattern, the id and the params when it is left out. */
export type TabRequest = {
  readonly type: string;
  readonly id?: string;
  readonly name?: string;
  readonly params?: TabParams;
  readonly route?: string;
  readonly icon?: string;
  readonly description?: string;
  readonly tooltip?: string;
};

export interface OpenOptions {
  readonly preview?: boolean;
  readonly pinned?: boolean;
  /** The active group, one beside it (made when there is none), or a group by its id. */
  readonly group?: 'active' | 'beside' | (string & {});
  readonly index?: number;
  /** False opens it behind the active tab of its group. */
  readonly activate?: boolean;
  /** Gives the keyboard to what it shows; not for previews, unless asked for. */
  readonly focus?: boolean;
  /** Open a second tab even when one shows the same already. */
  readonly copy?: boolean;
  readonly viewState?: JsonValue;
}

/** What an editor may change of its own tab. */
export type TabChange = Partial<Pick<Tab, 'name' | 'icon' | 'description' | 'tooltip' | 'lockInfo' | 'id' | 'params'>>;
