import { inject, injectable } from 'inversify';
import {
  Commands,
  ContextKeys,
  DisposableOwner,
  type JsonValue,
  Settings,
  Storage,
  Views,
  type WalkthroughInfo,
  Walkthroughs,
  type WalkthroughStepInfo,
} from 'lathe';
import { autorun, makeObservable, observable, runInAction } from 'mobx';
import { type CompletionEvent, parseCompletionEvent } from './completionEvent';

const key = 'walkthroughs.done';
const isNames = (value: JsonValue): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** The walkthroughs had an extension of their own once, and that no publisher. */
function asNow(name: string): string {
  return name.replace(/^(?:lathe\.)?welcome#/, 'lathe.home#');
}

interface Awaited {
  readonly walkthrough: string;
  readonly step: string;
  readonly event: CompletionEvent;
}

/** Which steps of which walkthroughs are done; it hears of what the user does, whether or not the page is open. */
@injectable()
export class WalkthroughProgress extends DisposableOwner {
  private readonly done: Set<string>;

  constructor(
    @inject(Walkthroughs) private readonly walkthroughs: Walkthroughs,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Views) private readonly views: Views,
    @inject(Storage) private readonly storage: Storage,
    @inject(Commands) commands: Commands,
    @inject(Settings) private readonly settings: Settings,
  ) {
    super();
    this.done = new Set(storage.get(key, isNames)?.map(asNow) ?? []);
    makeObservable<this, 'done'>(this, { done: observable });
    this.own(commands.onDidExecute(({ id }) => this.happened('command', (wanted) => wanted === id)));
    this.own(
      settings.onDidChange((keys) => this.happened('setting', (wanted) => keys.has(wanted) && this.isChosen(wanted))),
    );
    this.own({ dispose: autorun(() => this.lookAround()) });
  }

  isDone(walkthrough: string, step: string): boolean {
    return this.done.has(`${walkthrough}/${step}`);
  }

  /** The steps that the user gets to see. */
  stepsOf({ steps }: WalkthroughInfo): readonly WalkthroughStepInfo[] {
    return steps.filter((step) => this.contextKeys.matches(step.when));
  }

  countDone(walkthrough: WalkthroughInfo): number {
    return this.stepsOf(walkthrough).filter((step) => this.isDone(walkthrough.id, step.id)).length;
  }

  setDone(walkthrough: string, step: string, done: boolean): void {
    if (this.isDone(walkthrough, step) === done) return;
    const name = `${walkthrough}/${step}`;
    runInAction(() => (done ? this.done.add(name) : this.done.delete(name)));
    this.storage.set(key, [...this.done]);
  }

  /** A step that waits for nothing is done when it is read. */
  read(walkthrough: string, step: WalkthroughStepInfo): void {
    if (!step.completionEvents?.length) this.setDone(walkthrough, step.id, true);
  }

  reset(): void {
    runInAction(() => this.done.clear());
    this.storage.delete(key);
  }

  private get awaited(): readonly Awaited[] {
    return this.walkthroughs.all.flatMap(({ id, steps }) =>
      steps
        .filter((step) => !this.isDone(id, step.id))
        .flatMap((step) =>
          (step.completionEvents ?? []).flatMap((text) => {
            const event = parseCompletionEvent(text);
            return event ? [{ walkthrough: id, step: step.id, event }] : [];
          }),
        ),
    );
  }

  private happened(kind: 'command' | 'setting', matches: (id: string) => boolean): void {
    for (const { walkthrough, step, event } of this.awaited)
      if (event.kind === kind && matches(event.id)) this.setDone(walkthrough, step, true);
  }

  /** A setting that only got another default was not changed by the user. */
  private isChosen(setting: string): boolean {
    const { user, workspace } = this.settings.inspect(setting);
    return user !== undefined || workspace !== undefined;
  }

  private lookAround(): void {
    const arrived = this.awaited.filter(
      ({ event }) =>
        (event.kind === 'view' && this.views.isVisible(event.id)) ||
        (event.kind === 'context' && this.contextKeys.matches(event.when)),
    );
    for (const { walkthrough, step } of arrived) this.setDone(walkthrough, step, true);
  }
}
