import { useEffect, useRef } from 'react';
import { LiveEvents } from '../../events/liveEvents';
import { report } from '../page/report';
import { useService } from '../services';

/** No event has it: only that the server is there again is heard. */
const noTopic = 'connection';

/** Nothing is heard where only an answer was lost. */
const tryEvery = 5000;

/** Saves again what had no answer, as soon as there is a network, and the server answers. */
export function useResumedSave(unsent: boolean, save: () => Promise<unknown>): void {
  const events = useService(LiveEvents);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!unsent) return undefined;
    const resume = (): void => {
      if (navigator.onLine) report(latest.current());
    };
    const timer = setInterval(resume, tryEvery);
    const stream = events.listen(noTopic, { heard: () => undefined, missed: resume });
    window.addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      stream.dispose();
      window.removeEventListener('online', resume);
    };
  }, [unsent, events]);
}
