import { injectable } from 'lathe';
import { makeObservable, observable, runInAction } from 'mobx';

/** When the field that filters the tree is to take the focus. */
@injectable()
export class TreeFilter {
  /** Grows with each wish. */
  wanted = 0;

  constructor() {
    makeObservable(this, { wanted: observable });
  }

  focus(): void {
    runInAction(() => this.wanted++);
  }
}
