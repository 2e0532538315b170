import { injectable } from 'inversify';
import { computed, makeObservable, observable, runInAction } from 'mobx';
import { Emitter } from '../../common/event';
import { OutputChannel } from './outputChannel';

/** The channels of the output panel: the workbench's log and what extensions have to tell. */
@injectable()
export class Output {
  private readonly known = observable.map<string, OutputChannel>({}, { deep: false });
  private chosen: string | undefined = undefined;
  private readonly shown = new Emitter<OutputChannel>();
  /** Someone asked to see a channel. */
  readonly onDidShow = this.shown.event;

  constructor() {
    makeObservable<this, 'chosen'>(this, { chosen: observable, active: computed });
  }

  get channels(): readonly OutputChannel[] {
    return [...this.known.values()];
  }

  get active(): OutputChannel | undefined {
    return (this.chosen === undefined ? undefined : this.known.get(this.chosen)) ?? this.channels[0];
  }

  /** The channel of that id, made on first use. */
  channel(id: string, label: string = id): OutputChannel {
    const existing = this.known.get(id);
    if (existing) return existing;
    const channel = new OutputChannel(id, label, (shown) => this.show(shown));
    runInAction(() => this.known.set(id, channel));
    return channel;
  }

  remove(id: string): void {
    runInAction(() => this.known.delete(id));
  }

  activate(id: string): void {
    runInAction(() => (this.chosen = id));
  }

  show(id: string): void {
    this.activate(id);
    const channel = this.known.get(id);
    if (channel) this.shown.fire(channel);
  }
}
