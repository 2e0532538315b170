import type { ReactNode } from 'react';

/** "Ctrl+K Ctrl+S" as keys. */
export function KeybindingLabel({ label }: { label: string }): ReactNode {
  return (
    <span className="quick-input__keys" aria-hidden="true">
      {label.split(' ').map((chord, index) => (
        <span key={index} className="quick-input__chord">
          {chord.split(/(?<=.)\+/).map((key, place) => (
            <kbd key={place}>{key}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
