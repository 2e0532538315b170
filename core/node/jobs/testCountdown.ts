import { z } from 'zod';
import type { Jobs } from './jobs';

/** A job of two steps; only who gets past its first step goes on. */
export function defineCountdown(jobs: Jobs, between: () => Promise<void>): void {
  jobs.define({
    name: 'test.countdown',
    label: 'Countdown',
    input: z.object({}),
    run: async (context) => {
      const steps = z.array(z.string()).catch([]).parse(context.state);
      if (steps.length === 0) await context.checkpoint([...steps, `first by ${process.pid}`]);
      context.progress({ message: 'between' });
      await between();
      return [...z.array(z.string()).parse(context.state), `second by ${process.pid}`];
    },
  });
}
