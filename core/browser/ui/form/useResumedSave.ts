import { useEffect } from 'react';
import { onUnexpectedError } from '../../../common/event';
import { LiveEvents } from '../../events/liveEvents';
import { useService } from '../services';
import type { FormModel } from './formModel';

/** No event has it: only that the server is there again is heard. */
const noTopic = 'connection';

/** Nothing is heard where only an answer was lost. */
const tryEvery = 5000;

/** Saves again what had no answer, as soon as there is a network, and the server answers. */
export function useResumedSave<V extends object>(form: FormModel<V>): void {
  const events = useService(LiveEvents);
  const { unsent } = form;
  useEffect(() => {
    if (!unsent) return undefined;
    const resume = (): void => {
      if (navigator.onLine) form.save().catch(onUnexpectedError);
    };
    const timer = setInterval(resume, tryEvery);
    const stream = events.listen(noTopic, { heard: () => undefined, missed: resume });
    window.addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      stream.dispose();
      window.removeEventListener('online', resume);
    };
  }, [unsent, form, events]);
}
