import { inject, injectable } from 'inversify';
import { compareStructural, reaction } from 'mobx';
import { onUnexpectedError } from '../../common/event';
import { type Disposable, DisposableOwner, toDisposable } from '../../common/lifecycle';
import { metadataTopic } from '../../common/metadata/metadataTopic';
import { LiveEvents } from '../events/liveEvents';
import { Texts } from '../i18n/texts';
import { type Marker, Markers } from './markers';

/** Whatever is saved may mend or break something; what follows each other is looked at together. */
const patience = 1000;

export interface ProblemSearch {
  readonly owner: string;
  /** The ids of what is looked at; observed. */
  subjects(): readonly string[];
  /** By resource; undefined for what cannot be had now, as without a session: it is asked for with the next change. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, readonly Marker[]> | undefined>;
}

/** What is wrong with things as they are saved on the server, for the problems panel. */
@injectable()
export class SavedProblems {
  constructor(
    @inject(Markers) private readonly markers: Markers,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** Looks now, and again when there is something else to look at, something was saved or the language is another. */
  follow(search: ProblemSearch): Disposable {
    return new Following(search, this.markers, this.events, this.texts);
  }
}

class Following extends DisposableOwner {
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly search: ProblemSearch,
    private readonly markers: Markers,
    events: LiveEvents,
    texts: Texts,
  ) {
    super();
    const looksAt = (): readonly string[] => [texts.locale, ...search.subjects()];
    const stop = reaction(looksAt, () => this.look(), { equals: compareStructural, fireImmediately: true });
    const heard = ({ action }: { readonly action?: unknown }): void => {
      if (action !== 'locked' && action !== 'unlocked') this.lookSoon();
    };
    this.own(toDisposable(stop));
    this.own(events.listen(metadataTopic, { heard, missed: () => this.lookSoon() }));
    this.own(toDisposable(() => this.end()));
  }

  private end(): void {
    this.run++;
    clearTimeout(this.timer);
    this.markers.clear(this.search.owner);
  }

  private look(): void {
    this.find().catch(onUnexpectedError);
  }

  private lookSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.look();
    }, patience);
  }

  private async find(): Promise<void> {
    const run = ++this.run;
    const subjects = this.search.subjects();
    const found = subjects.length > 0 ? await this.search.find(subjects) : new Map<string, readonly Marker[]>();
    if (found && run === this.run) this.markers.replace(this.search.owner, found);
  }
}
