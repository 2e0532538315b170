import type { CodedMessage } from '../codedMessage';

/** What can be wrong with a key, in English; the workbench's texts have it in every language as "keys.{code}". */
export const keyMessages = {
  noKey: 'A key is expected, such as "ctrl+k".',
  missingKey: 'A key is missing after "{{text}}".',
  unknownKey: '"{{text}}" is not the name of a key.',
  unknownPlace: '"{{text}}" is no place on a keyboard; write it as in "[KeyA]".',
  tooManyChords: 'A keybinding has at most {{most}} chords.',
} as const;

export type KeyCode = keyof typeof keyMessages;

/** Something wrong in a key as it is written. */
export interface KeyError extends CodedMessage<KeyCode> {
  readonly offset: number;
  readonly length: number;
}
