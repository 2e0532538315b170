import type { ReactNode } from 'react';
import type { TextSpan } from '../../../core/browser/fuzzy/highlights';
import { parseIconLabel } from '../../../core/browser/quickInput/iconLabel';
import { Icon } from '../../../core/browser/ui/icon/Icon';

export interface HighlightedProps {
  /** May hold icons, which the spans do not count. */
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** How far the spans are ahead of the text: the length of what is drawn before it. */
  readonly offset?: number;
}

/** A text with the matched parts marked and its icons drawn. */
export function Highlighted({ text: label, spans, offset = 0 }: HighlightedProps): ReactNode {
  const { text, icons } = parseIconLabel(label);
  if (spans.length === 0 && icons.length === 0) return text;
  const cuts = new Set([0, text.length]);
  for (const { at } of icons) cuts.add(at);
  for (const span of spans) for (const edge of span) cuts.add(Math.min(Math.max(edge - offset, 0), text.length));
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.map((from, index) => {
    const part = text.slice(from, edges[index + 1] ?? from);
    const marked = spans.some(([start, end]) => start <= from + offset && from + offset < end);
    return (
      <span key={from} className={marked && part ? 'quick-input__match' : undefined}>
        {icons.map(({ at, name }) => at === from && <Icon key={name} name={name} className="quick-input__icon" />)}
        {part}
      </span>
    );
  });
}
