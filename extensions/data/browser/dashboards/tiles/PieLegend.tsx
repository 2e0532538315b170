import type { ReactNode } from 'react';
import type { PiePart } from './chartOption';

interface PieLegendProps {
  readonly label: string;
  readonly parts: readonly PiePart[];
  readonly textOf: (value: number) => string;
  readonly onPick: (part: number) => void;
}

/** What the parts of a pie are called and worth; each leads to the records behind it. */
export function PieLegend({ label, parts, textOf, onPick }: PieLegendProps): ReactNode {
  return (
    <ul className="tile-legend" aria-label={label}>
      {parts.map(({ name, value, colour }, index) => (
        <li key={index}>
          <button type="button" className="tile-legend__item" onClick={() => onPick(index)}>
            <span className="tile-legend__colour" style={{ background: colour }} />
            <span className="tile-legend__name" data-hover-cut>
              {name}
            </span>
            <span className="tile-legend__value">{textOf(value)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
