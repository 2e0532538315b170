import type { JsonValue } from '../storage/storage';
import type { TabRequest } from './tab';

export interface ClosedTab {
  readonly request: TabRequest;
  readonly group: string;
  readonly index: number;
  readonly pinned: boolean;
  readonly viewState?: JsonValue;
}

const most = 50;

/** What was closed lately, the last first to come back. */
export class ClosedTabs {
  private stack: ClosedTab[] = [];

  get size(): number {
    return this.stack.length;
  }

  push(tab: ClosedTab): void {
    this.stack = [...this.stack, tab].slice(-most);
  }

  pop(): ClosedTab | undefined {
    return this.stack.pop();
  }

  /** What was opened again by other means needs no second coming. */
  forget(isSame: (request: TabRequest) => boolean): void {
    this.stack = this.stack.filter((tab) => !isSame(tab.request));
  }
}
