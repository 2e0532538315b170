import type { ReactNode } from 'react';
import type { ResolvedKeybinding } from 'lathe';

/** A keybinding drawn as keys. */
export function KeyLabel({ parts, ariaLabel }: Pick<ResolvedKeybinding, 'parts' | 'ariaLabel'>): ReactNode {
  return (
    <span className="key-label" role="img" aria-label={ariaLabel}>
      {parts.map((chord, index) => (
        <span key={index} className="key-label__chord">
          {chord.map((key) => (
            <kbd key={key} className="key-label__key">
              {key}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
