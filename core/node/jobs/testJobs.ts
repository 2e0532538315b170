import type { JobView } from '../../common/jobs/jobView';
import type { Actor } from '../access/actor';
import { Events } from '../events/events';
import type { TestServer } from '../testing/testServer';
import { JobList } from './jobList';

/** Comes true as soon as a job is as wanted; live events tell when to look. */
export function jobThat(
  test: TestServer,
  actor: Actor,
  id: string,
  wanted: (job: JobView) => boolean,
): Promise<JobView> {
  const list = test.container.get(JobList);
  return new Promise((resolve, reject) => {
    const look = (): void => {
      list.get(actor, id).then((job) => {
        if (!wanted(job)) return;
        hearing.dispose();
        resolve(job);
      }, reject);
    };
    const hearing = test.container.get(Events).subscribe(actor.tenant, ({ event }) => {
      if (event.id === id) look();
    });
    look();
  });
}

/** Something that a test lets happen when it likes. */
export function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}
