import type { JsonValue } from 'lathe';
import { fingerprintOf } from './fingerprint';
import type { EditedText } from './editedText';

/** What is kept beside an unsaved text. */
export interface BackupState {
  readonly language?: string;
  /** The fingerprint of the stored text that was changed. */
  readonly base?: string;
}

export function toBackupState({ language, storedText }: EditedText): JsonValue {
  return storedText === undefined ? { language } : { language, base: fingerprintOf(storedText) };
}

export function backupStateOf(state: unknown): BackupState {
  if (typeof state !== 'object' || state === null) return {};
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(state, name);
    return typeof value === 'string' ? value : undefined;
  };
  return { language: text('language'), base: text('base') };
}
