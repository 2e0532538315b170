import type { ReactNode } from 'react';
import { matchRanges } from './treeFilter';

/** A text in which what was searched for stands out. */
export function Highlight({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactNode {
  if (terms.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of matchRanges(text, terms)) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
