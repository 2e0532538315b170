import type { ReactNode } from 'react';
import './keybindingLabel.css';

export interface KeybindingLabelProps {
  /** "Ctrl+K Ctrl+S", on a Mac "⌘K ⌘S". */
  readonly label: string;
  /** Said instead; without it the keys are for the eye only. */
  readonly ariaLabel?: string;
}

/** Keys as they are printed on a keyboard. */
export function KeybindingLabel({ label, ariaLabel }: KeybindingLabelProps): ReactNode {
  const spoken = ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true };
  return (
    <span className="keybinding-label" {...spoken}>
      {label.split(' ').map((chord, index) => (
        <span key={index} className="keybinding-label__chord">
          {keysOf(chord).map((key, at) => (
            <kbd key={at}>{key}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

/** "Ctrl++" ends with the key "+" itself; a Mac's signs stand without a plus between them. */
export function keysOf(chord: string): readonly string[] {
  const held = /^[⌃⌥⇧⌘]+(?=.)/u.exec(chord)?.[0] ?? '';
  return held ? [...held, chord.slice(held.length)] : chord.split(/(?<=[^+])\+(?=.)/);
}
