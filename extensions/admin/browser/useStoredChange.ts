import { type FormModel, useStoredChange as useChange } from 'lathe/ui';
import { adminTopic } from '../common/adminTopic';

/** Reads again what another administrator has changed of the thing in a form. */
export function useStoredChange<V extends object>(id: string, form: FormModel<V>, topic = adminTopic): void {
  useChange(id, form, topic);
}
