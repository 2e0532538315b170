import { DisposableOwner, inject, injectable, LiveEvents, Texts, toDisposable } from 'lathe';
import { makeObservable, observable, reaction, runInAction } from 'mobx';
import type { ObjectDescription, ObjectSummary } from '../../common/describeCalls';
import { ownFirst } from '../../common/objects/ownFirst';
import { objectsTopic } from '../../common/modelTypes';
import { DataClient } from '../dataClient';

/** What the user may know of objects and their fields, remembered until somebody changes one. */
@injectable()
export class ObjectDescriptions extends DisposableOwner {
  /** Counts the changes: whoever shows descriptions asks again when it has grown. */
  version = 0;

  private listed: Promise<readonly ObjectSummary[]> | undefined;
  private readonly described = new Map<string, Promise<ObjectDescription>>();
  /** Before that nobody can know anything old. */
  private isAsked = false;

  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(LiveEvents) events: LiveEvents,
    @inject(Texts) texts: Texts,
  ) {
    super();
    makeObservable(this, { version: observable });
    const missed = (): void => this.forget();
    this.own(events.listen(objectsTopic, { heard: missed, missed }));
    this.own(toDisposable(reaction(() => texts.locale, missed)));
  }

  /**
   * The objects whose rows the user may read, in the order in which he chooses one; the side bar asks by itself, and interrupts
   * nobody with a log-in.
   */
  all(): Promise<readonly ObjectSummary[]> {
    return (this.listed ??= this.remembered(
      this.client.calls.then(({ describe }) => describe.objects({ quiet: true })).then(inOrder),
      () => (this.listed = undefined),
    ));
  }

  /** An object, by name or id. */
  of(object: string): Promise<ObjectDescription> {
    const known = this.described.get(object);
    if (known) return known;
    const asked = this.remembered(
      this.client.calls.then(({ describe }) => describe.object({ params: { object } })),
      () => this.described.delete(object),
    );
    this.described.set(object, asked);
    return asked;
  }

  private forget(): void {
    if (!this.isAsked) return;
    this.listed = undefined;
    this.described.clear();
    runInAction(() => this.version++);
  }

  /** What failed is asked again the next time. */
  private remembered<T>(asked: Promise<T>, forget: () => void): Promise<T> {
    const { version } = this;
    this.isAsked = true;
    asked.catch(() => version === this.version && forget());
    return asked;
  }
}

/** People know them by what many are called. */
function inOrder(objects: readonly ObjectSummary[]): readonly ObjectSummary[] {
  const known = objects.map((object) => ({ object, name: object.name, label: object.plural }));
  return known.toSorted(ownFirst).map(({ object }) => object);
}
