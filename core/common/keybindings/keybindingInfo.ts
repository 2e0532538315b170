/** A key for a command, as it is written in a manifest or in the user's file. */
export interface KeybindingInfo {
  /** "-command" removes its bindings; "" takes the key from whatever had it. */
  readonly command: string;
  /** Such as "ctrl+k ctrl+s". */
  readonly key?: string;
  readonly mac?: string;
  readonly linux?: string;
  readonly win?: string;
  readonly when?: string;
  readonly args?: unknown;
  /** The extension that brings it. */
  readonly source: string;
  /** Within its layer the heavier wins; of equals, the later. */
  readonly weight?: number;
}

/** A later layer wins over those before it. */
export const keybindingLayers = ['default', 'extension', 'user'] as const;
export type KeybindingLayer = (typeof keybindingLayers)[number];

export interface ResolvedKeybinding {
  readonly command: string;
  /** As it is written, such as "ctrl+k ctrl+s". */
  readonly key: string;
  /** Its chords, each in the one spelling by which they are compared. */
  readonly chords: readonly string[];
  /** As a user reads it, such as "Ctrl+K Ctrl+S". */
  readonly label: string;
  /** The label of each chord in pieces, to be drawn as keys. */
  readonly parts: readonly (readonly string[])[];
  /** As a screen reader says it. */
  readonly ariaLabel: string;
  readonly when?: string;
  readonly args?: unknown;
  readonly source: string;
  readonly layer: KeybindingLayer;
  readonly info: KeybindingInfo;
}
