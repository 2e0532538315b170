import type { JsonValue } from 'lathe';
import { fingerprintOf } from './fingerprint';
import type { EditedText } from './editedText';

/** What is kept beside an unsaved text. */
export interface BackupState {
  readonly language?: string;
  /** The fingerprint of the stored text that was changed. */
  readonly base?: string;
}

/** Of a text that was stored, but nobody knows any more as what. */
const unknownBase = 'unknown';

export function toBackupState({ language, storedText, isUntitled }: EditedText): JsonValue {
  if (isUntitled) return { language };
  return { language, base: storedText === undefined ? unknownBase : fingerprintOf(storedText) };
}

export function backupStateOf(state: unknown): BackupState {
  if (typeof state !== 'object' || state === null) return {};
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(state, name);
    return typeof value === 'string' ? value : undefined;
  };
  return { language: text('language'), base: text('base') };
}
