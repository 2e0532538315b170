import type { MessageParameters } from '../../common/codedMessage';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Actor } from '../access/actor';
import type { JobContext, JobProgress } from './jobDefinition';
import type { JobRow } from './jobStore';

/** Why a job's signal is aborted. */
export type StopReason = 'cancelled' | 'stopping' | 'lost';

export interface RunPorts {
  /** Writes what people see; false when another process has the job by now. */
  progress(progress: JobProgress): Promise<boolean>;
  checkpoint(state: JsonValue): Promise<boolean>;
  say(key: string, parameters?: MessageParameters): string;
}

const quiet = 500;

/** One attempt at a job, as the job's own code sees it. Progress is written twice a second at most. */
export class JobRun implements JobContext {
  private readonly abort = new AbortController();
  readonly signal = this.abort.signal;
  readonly id: string;
  readonly attempt: number;
  readonly say: RunPorts['say'];
  state: JsonValue | undefined;
  stopReason: StopReason | undefined;
  private unsaid: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    { id, failures, checkpoint }: Pick<JobRow, 'id' | 'failures'> & { readonly checkpoint: JsonValue | undefined },
    readonly actor: Actor,
    private readonly ports: RunPorts,
  ) {
    this.id = id;
    this.attempt = failures + 1;
    this.state = checkpoint;
    this.say = (key, parameters) => ports.say(key, parameters);
  }

  stop(reason: StopReason): void {
    if (this.stopReason) return;
    this.stopReason = reason;
    this.abort.abort(new DOMException('The job was told to stop.', 'AbortError'));
  }

  progress(progress: JobProgress): void {
    this.unsaid = { ...this.unsaid, ...progress };
    this.timer ??= setTimeout(() => this.flush(), quiet);
  }

  async checkpoint(state: JsonValue): Promise<void> {
    this.signal.throwIfAborted();
    if (await this.ports.checkpoint(state)) this.state = state;
    else this.stop('lost');
  }

  /** What was not yet written is. */
  async end(): Promise<void> {
    this.flush();
    await this.writing;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { unsaid } = this;
    this.unsaid = undefined;
    if (unsaid) this.writing = this.writing.then(() => this.write(unsaid));
  }

  /** Progress that cannot be written is no reason for the job to fail. */
  private async write(progress: JobProgress): Promise<void> {
    const held = await this.ports.progress(progress).catch(() => true);
    if (!held) this.stop('lost');
  }
}
