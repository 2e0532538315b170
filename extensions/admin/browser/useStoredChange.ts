import { LiveEvents } from 'lathe';
import { type FormModel, useService } from 'lathe/ui';
import { useEffect } from 'react';
import { adminTopic } from '../common/adminTopic';

/** Reads again what others have changed of the thing in a form; what the user has typed stays. */
export function useStoredChange<V extends object>(id: string, form: FormModel<V>): void {
  const events = useService(LiveEvents);
  useEffect(() => {
    const hearing = events.listen(adminTopic, {
      heard: (event) => {
        if (event.id === id && !form.saving) void form.load();
      },
      missed: () => undefined,
    });
    return () => hearing.dispose();
  }, [id, form, events]);
}
