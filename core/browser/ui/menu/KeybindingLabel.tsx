import type { ReactNode } from 'react';
import './keybindingLabel.css';

/** Keys as they are printed on a keyboard: "Ctrl+K Ctrl+S". */
export function KeybindingLabel({ label }: { readonly label: string }): ReactNode {
  return (
    <span className="keybinding-label">
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

// "Ctrl++" ends with the key "+" itself.
function keysOf(chord: string): readonly string[] {
  return chord.split(/(?<=[^+])\+(?=.)/);
}
