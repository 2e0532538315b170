import { isAscii } from './foldText';
import { fzfPositions } from './fzfScores';
import type { FuzzyQuery } from './fuzzyQuery';
import type { FuzzyText } from './fuzzyText';
import { findContiguous } from './matchTier';

/** A part of a text, the end exclusive. */
export type TextSpan = readonly [start: number, end: number];

/** Which parts of a text the query matches, in order and never inside of what is one character to the eye. */
export function highlights(text: FuzzyText, query: FuzzyQuery): readonly TextSpan[] {
  const marked = new Set<number>();
  for (const term of query.terms) {
    const inBody = findContiguous(text, term.lower, text.body);
    const at = inBody >= 0 ? inBody : findContiguous(text, term.lower, 0);
    if (at >= 0) for (let i = 0; i < term.lower.length; i++) marked.add(at + i);
    else if (!term.contiguous) for (const position of scattered(text, term.lower)) marked.add(position);
  }
  const spans = toSpans([...marked].sort((a, b) => a - b));
  return spans.length === 0 || isAscii(text.plain) ? spans : toGraphemes(text.plain, spans);
}

function scattered({ plain, lower, body }: FuzzyText, term: string): readonly number[] {
  // What composing would shorten has no positions that fzf could tell: then the first that fit.
  if (plain.normalize() !== plain) return greedy(lower, term);
  for (const from of body > 0 ? [body, 0] : [0]) {
    const positions = fzfPositions(plain.slice(from), term);
    if (positions.size > 0) return [...positions].map((position) => position + from);
  }
  return [];
}

function greedy(lower: string, term: string): readonly number[] {
  const positions: number[] = [];
  let at = -1;
  for (const character of term) {
    at = lower.indexOf(character, at + 1);
    if (at < 0) return [];
    positions.push(at);
  }
  return positions;
}

function toSpans(positions: readonly number[]): readonly TextSpan[] {
  const spans: [number, number][] = [];
  for (const position of positions) {
    const last = spans.at(-1);
    if (last?.[1] === position) last[1]++;
    else spans.push([position, position + 1]);
  }
  return spans;
}

let segmenter: Intl.Segmenter | undefined;

function toGraphemes(text: string, spans: readonly TextSpan[]): readonly TextSpan[] {
  segmenter ??= new Intl.Segmenter();
  const positions: number[] = [];
  for (const { index, segment } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (spans.some(([from, to]) => from < end && to > index)) for (let i = index; i < end; i++) positions.push(i);
  }
  return toSpans(positions);
}
