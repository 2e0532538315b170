import { useEffect } from 'react';
import { LiveEvents } from '../../events/liveEvents';
import type { FormModel } from '../form/formModel';
import { useService } from '../services';

/** Reads again what others have changed of the thing in a form; what the user has typed stays. */
export function useStoredChange<V extends object>(id: string, form: FormModel<V>, topic: string): void {
  const events = useService(LiveEvents);
  useEffect(() => {
    const reload = (): void => {
      if (!form.saving) void form.load();
    };
    const hearing = events.listen(topic, {
      heard: (event) => event.id === id && reload(),
      missed: () => form.state === 'ready' && reload(),
    });
    return () => hearing.dispose();
  }, [id, topic, form, events]);
}
