import { injectable } from 'inversify';

/** Tells everything that lasts, such as a stream, that the server begins to stop. */
@injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  readonly signal: AbortSignal = this.controller.signal;

  get begun(): boolean {
    return this.signal.aborted;
  }

  begin(): void {
    this.controller.abort();
  }
}
