import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';

/** A view or a container on its way. */
export interface Dragged {
  readonly kind: 'view' | 'container';
  readonly id: string;
}

/** What is dragged now: the browser itself tells it only when it is dropped. */
@injectable()
export class ViewDrag {
  dragged: Dragged | undefined = undefined;

  constructor() {
    makeObservable(this, { dragged: observableRef });
  }

  start(dragged: Dragged): void {
    runInAction(() => (this.dragged = dragged));
    // The element that is dragged may be gone by the end, so that only the window hears of it.
    for (const type of ends) window.addEventListener(type, this.stop);
  }

  readonly stop = (): void => {
    for (const type of ends) window.removeEventListener(type, this.stop);
    runInAction(() => (this.dragged = undefined));
  };
}

const ends = ['dragend', 'drop', 'pointerdown', 'keydown'] as const;
