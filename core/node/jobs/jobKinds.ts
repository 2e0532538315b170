import { injectable } from 'inversify';
import type { z } from 'zod';
import { type AnyJob, anyJob, type JobDefinition } from './jobDefinition';

/** The kinds of jobs that this server knows. */
@injectable()
export class JobKinds {
  private readonly kinds = new Map<string, AnyJob>();

  add<I extends z.ZodType>(definition: JobDefinition<I>): void {
    const { name } = definition;
    if (this.kinds.has(name)) throw new Error(`There are two kinds of jobs with the name ${name}.`);
    this.kinds.set(name, anyJob(definition));
  }

  find(name: string): AnyJob | undefined {
    return this.kinds.get(name);
  }

  get(name: string): AnyJob {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`There is no kind of jobs with the name ${name}.`);
    return kind;
  }
}
