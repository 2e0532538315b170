import type { z } from 'zod';
import type { JsonValue } from '../../common/json/jsonValue';
import type { MessageParameters } from '../../common/codedMessage';
import type { Actor } from '../access/actor';

export interface JobProgress {
  readonly done?: number;
  readonly total?: number;
  /** In the language of whoever started the job: `context.say` gives it. */
  readonly message?: string;
}

/** What a job that runs may do. */
export interface JobContext {
  readonly id: string;
  /** Who started it, with what he may do when the attempt begins; everything the job does is checked against that. */
  readonly actor: Actor;
  /** Aborted when the job is cancelled, or when the server stops and another one goes on with it. */
  readonly signal: AbortSignal;
  /** The first attempt is 1. */
  readonly attempt: number;
  /** What `checkpoint` was last given, in this attempt or one before. */
  readonly state: JsonValue | undefined;
  /** Tells people how far it is; call it as often as you like. */
  progress(progress: JobProgress): void;
  /** Keeps where the job stands, so that after a crash it goes on from there. Stored once the promise is kept. */
  checkpoint(state: JsonValue): Promise<void>;
  /** A text of the server in the language of whoever started the job. */
  say(key: string, parameters?: MessageParameters): string;
}

export interface JobRetry {
  /** How often a job that fails is tried in all. */
  readonly attempts: number;
  /** The seconds before the second attempt; doubled before each further one. */
  readonly delay: number;
  readonly greatestDelay?: number;
}

/** A kind of work that outlives the request that starts it. */
export interface JobDefinition<I extends z.ZodType = z.ZodType> {
  /** Unique, such as "packages.install". */
  readonly name: string;
  /** The key of its name among the server's texts. */
  readonly label: string;
  readonly input: I;
  /** By default a job that fails is not tried again. */
  readonly retry?: JobRetry;
  /** Housekeeping that its starter need not hear of; lists show it all the same. */
  readonly quiet?: boolean;
  /** It is the platform's own work, which goes on when its starter may do nothing any more. */
  readonly ofPlatform?: boolean;
  /** What it returns is kept as the job's result. */
  run(context: JobContext, input: z.output<I>): Promise<JsonValue | void>;
}

/** A job's definition whose input is no longer known by type: it is checked when the job runs. */
export interface AnyJob extends Pick<JobDefinition, 'name' | 'label' | 'retry' | 'quiet' | 'ofPlatform'> {
  check(input: unknown): unknown;
  run(context: JobContext, input: unknown): Promise<JsonValue | void>;
}

export function anyJob<I extends z.ZodType>(definition: JobDefinition<I>): AnyJob {
  const { name, label, retry, quiet, ofPlatform, input } = definition;
  return {
    name,
    label,
    retry,
    quiet,
    ofPlatform,
    check: (value) => input.parse(value),
    run: (context, value) => definition.run(context, input.parse(value)),
  };
}
