import { inject, injectable } from 'inversify';
import { Clipboard, Commands, type LogLevel, Output, type OutputChannel, type OutputLine, Settings } from 'lathe';
import { makeAutoObservable } from 'mobx';
import { matchesTextFilter, parseTextFilter } from '../textFilter';

export const logLevels: readonly LogLevel[] = ['trace', 'debug', 'info', 'warning', 'error'];

/** What the output panel shows: a channel, filtered. */
@injectable()
export class OutputStore {
  filter = '';
  level: LogLevel = 'trace';
  /** The view keeps to the newest line. */
  following = true;

  constructor(
    @inject(Output) private readonly output: Output,
    @inject(Settings) private readonly settings: Settings,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Commands) private readonly commands: Commands,
  ) {
    makeAutoObservable<this, 'output' | 'settings' | 'clipboard' | 'commands'>(
      this,
      { output: false, settings: false, clipboard: false, commands: false },
      { autoBind: true },
    );
  }

  get channel(): OutputChannel | undefined {
    return this.output.active;
  }

  get channels(): readonly OutputChannel[] {
    return this.output.channels;
  }

  get wrap(): boolean {
    return this.settings.get<boolean>('output.wordWrap');
  }

  /** Scrolling up stops following. */
  get smartScroll(): boolean {
    return this.settings.get<boolean>('output.smartScroll.enabled');
  }

  get isFiltered(): boolean {
    return this.filter.trim() !== '' || this.level !== 'trace';
  }

  get lines(): readonly OutputLine[] {
    const lines = this.channel?.lines ?? [];
    if (!this.isFiltered) return lines;
    const filter = parseTextFilter(this.filter);
    const lowest = logLevels.indexOf(this.level);
    return lines.filter(
      ({ text, level }) =>
        (level === undefined || logLevels.indexOf(level) >= lowest) && matchesTextFilter(filter, text),
    );
  }

  setFilter(filter: string): void {
    this.filter = filter;
  }

  setLevel(level: string): void {
    this.level = logLevels.find((known) => known === level) ?? 'trace';
  }

  setFollowing(following: boolean): void {
    this.following = following;
  }

  choose(id: string): void {
    this.output.activate(id);
    this.following = true;
  }

  clear(): void {
    this.channel?.clear();
  }

  toggleFollowing(): void {
    this.following = !this.following;
  }

  async toggleWrap(): Promise<void> {
    await this.settings.set('output.wordWrap', !this.wrap);
  }

  async copyAll(): Promise<void> {
    await this.clipboard.writeText(this.lines.map(formatLine).join('\n'));
  }

  async openInEditor(): Promise<void> {
    if (!this.channel) return;
    const uri = `output:/${encodeURIComponent(this.channel.id)}.log`;
    await this.commands.execute('workbench.action.files.openFile', uri);
  }
}

/** A line as it is copied and read. */
export function formatLine({ text, level, time }: OutputLine): string {
  return level === undefined ? text : `${formatTime(time ?? 0)} [${level}] ${text}`;
}

function formatTime(time: number): string {
  const date = new Date(time);
  const pad = (value: number, width = 2): string => String(value).padStart(width, '0');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  const clock = `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
  return `${day} ${clock}.${pad(date.getMilliseconds(), 3)}`;
}
