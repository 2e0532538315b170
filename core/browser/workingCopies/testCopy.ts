import { makeAutoObservable } from 'mobx';
import type { SaveReason, WorkingCopy } from './workingCopy';

/** For tests: a text that is dirty when it differs from what was saved. */
export class TestCopy implements WorkingCopy {
  text = '';
  stored = '';
  saves: SaveReason[] = [];
  failure: Error | undefined = undefined;

  constructor(
    readonly tabKey: string,
    readonly resource: string | undefined = undefined,
    readonly name: string | undefined = resource,
  ) {
    makeAutoObservable(this);
  }

  get dirty(): boolean {
    return this.text !== this.stored;
  }

  type(text: string): void {
    this.text = text;
  }

  async save(reason: SaveReason = 'explicit'): Promise<boolean> {
    if (this.failure) throw this.failure;
    this.saves.push(reason);
    this.stored = this.text;
    return Promise.resolve(true);
  }

  async revert(): Promise<void> {
    this.text = this.stored;
    return Promise.resolve();
  }

  backup(): string {
    return this.text;
  }
}
