import { FailedCall, inject, injectable, LiveEvents } from 'lathe';
import { creationTopic } from '../../common/creation';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CreationRun, isNamed } from './creationRun';

/** How long nothing may be heard before it is looked for again, in milliseconds. */
const pause = 2000;
/**
 * How often it is looked for on a server that answers before that decides: the stream of events is back by then and has
 * told what happened; one that began and says nothing for longer is given up by the server itself.
 */
const patience = { unbegun: 4, begun: 16 };

interface Wanted {
  readonly name: string;
  readonly label: string;
}

/** Makes applications while telling how far they are; a connection that breaks meanwhile loses nothing. */
@injectable()
export class Creations {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  /** The id of what `make` has made; rejects with the server's refusal. */
  async run(wanted: Wanted, make: () => Promise<string>, onRun: (run: CreationRun) => void): Promise<string> {
    const run = new CreationRun(wanted);
    const hearing = this.events.listen(creationTopic, { heard: (event) => run.hear(event), missed: () => undefined });
    onRun(run);
    try {
      const id = await this.made(run, make);
      run.succeed(id);
      return id;
    } catch (error) {
      run.fail();
      throw error;
    } finally {
      hearing.dispose();
    }
  }

  private async made(run: CreationRun, make: () => Promise<string>): Promise<string> {
    try {
      return await make();
    } catch (error) {
      if (!isLost(error)) throw error;
      run.lose();
      return this.lookFor(run, error);
    }
  }

  /** Until the server is back: it has gone on meanwhile, and what it has to tell is told when one can hear again. */
  private async lookFor(run: CreationRun, lost: FailedCall): Promise<string> {
    for (let answers = 0; ;) {
      const found = await this.find(run);
      if (run.application !== undefined) return run.application;
      if (run.phase === 'undone') throw this.failed('creation.takenBack', lost);
      if (found !== 'unknown') answers++;
      if (answers > (run.begun ? patience.begun : patience.unbegun)) {
        if (found === 'unknown' || found === undefined) throw this.failed('creation.notBegun', lost);
        return found.id;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** The application by its name, though it may be half made; 'unknown' while the server does not answer. */
  private async find({ wanted }: CreationRun): Promise<{ readonly id: string } | undefined | 'unknown'> {
    try {
      const { center } = await this.client.calls;
      const { rows } = await center.list({ query: { search: wanted.name.trim(), tab: 'mine' } });
      return rows.find(({ name }) => isNamed(name, wanted.name));
    } catch (error) {
      if (isLost(error)) return 'unknown';
      throw error;
    }
  }

  private failed(key: string, { envelope, status }: FailedCall): FailedCall {
    return new FailedCall({ ...envelope, resMsg: this.texts.t(key) }, status);
  }
}

/** Nobody knows what became of the call. */
function isLost(error: unknown): error is FailedCall {
  return error instanceof FailedCall && (error.status === 0 || [502, 503, 504].includes(error.status));
}
