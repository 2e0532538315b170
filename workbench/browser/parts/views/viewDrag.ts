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
    window.addEventListener('drop', this.stopLater);
  }

  readonly stop = (): void => {
    for (const type of ends) window.removeEventListener(type, this.stop);
    window.removeEventListener('drop', this.stopLater);
    runInAction(() => (this.dragged = undefined));
  };

  /** What takes the drop hears of it after the window's first listener and still asks what it was. */
  private readonly stopLater = (): void => {
    const { dragged } = this;
    setTimeout(() => this.dragged === dragged && this.stop());
  };
}

const ends = ['dragend', 'pointerdown', 'keydown'] as const;
