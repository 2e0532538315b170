import { DisposableOwner, inject, injectable, Tabs, toDisposable } from 'lathe';
import { compareStructural, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { recordEditor, type RecordPlace } from '../editor/recordUri';

interface NamedPlace extends RecordPlace {
  readonly name: string;
}

/** The record that the user is at: that of the active tab, or the one whose versions it compares. */
@injectable()
export class ActiveRecord extends DisposableOwner {
  place: NamedPlace | undefined = undefined;

  constructor(@inject(Tabs) tabs: Tabs) {
    super();
    makeObservable(this, { place: observableRef });
    const stop = reaction(
      () => {
        const { active } = tabs;
        if (active?.type === 'diff') return this.place;
        if (active?.type !== recordEditor) return undefined;
        return { type: active.params.type ?? '', id: active.id, name: active.name };
      },
      (place) => this.set(place),
      { fireImmediately: true, equals: compareStructural },
    );
    this.own(toDisposable(stop));
  }

  set(place: NamedPlace | undefined): void {
    runInAction(() => (this.place = place));
  }
}
