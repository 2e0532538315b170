import type { FuzzyQuery, FuzzyTerm } from './fuzzyQuery';
import { type FuzzyText, isWordStart } from './fuzzyText';

/** How well something matches, before any score; what is in a higher tier comes first. */
export enum Tier {
  none = -1,
  /** Only together with its description or detail. */
  other = 0,
  pathScattered,
  path,
  scattered,
  contiguous,
  /** Beginnings of words: "tsb" in "Toggle Side Bar". */
  initials,
  words,
  prefix,
  identity,
}

/** How often a term is looked for further on when it stands in the middle of a word. */
const tries = 8;

/** Where the term stands as a whole, at the beginning of a word if it does anywhere; else -1. */
export function findContiguous(text: FuzzyText, term: string, from: number): number {
  const first = text.lower.indexOf(term, from);
  let at = first;
  for (let i = 0; at >= 0 && i < tries; i++) {
    if (isWordStart(text.plain, at)) return at;
    at = text.lower.indexOf(term, at + 1);
  }
  return first;
}

export function isSubsequence(lower: string, term: string, from: number): boolean {
  let at = from;
  for (let i = 0; i < term.length; i++) {
    if (term.charCodeAt(i) === 32) continue;
    at = lower.indexOf(term.charAt(i), at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Every character begins a word or follows the one before it. */
function areInitials(text: FuzzyText, term: string, from: number): boolean {
  const { lower, plain } = text;
  let matched = 0;
  let follows = false;
  for (let at = from; at < lower.length && matched < term.length; at++) {
    follows = lower.charCodeAt(at) === term.charCodeAt(matched) && (follows || isWordStart(plain, at));
    if (follows) matched++;
  }
  return matched === term.length;
}

function tierOfTerm(text: FuzzyText, term: FuzzyTerm, from: number): Tier {
  const at = findContiguous(text, term.lower, from);
  if (at >= 0 && isWordStart(text.plain, at)) return Tier.words;
  if (term.contiguous) return at >= 0 ? Tier.contiguous : Tier.none;
  if (at < 0 && !isSubsequence(text.lower, term.lower, from)) return Tier.none;
  if (areInitials(text, term.lower, from)) return Tier.initials;
  return at >= 0 ? Tier.contiguous : Tier.scattered;
}

function worstTerm(text: FuzzyText, query: FuzzyQuery, from: number): Tier {
  let worst = Tier.words;
  for (const term of query.terms) {
    worst = Math.min(worst, tierOfTerm(text, term, from));
    if (worst === Tier.none) break;
  }
  return worst;
}

function tierOfWhole(text: FuzzyText, whole: string): Tier {
  const { lower, head } = text;
  if (lower === whole) return Tier.identity;
  if (lower.startsWith(whole, head)) return lower.length === head + whole.length ? Tier.identity : Tier.prefix;
  // Typed with its category, and on into the title.
  return whole.length > head && lower.startsWith(whole) ? Tier.prefix : Tier.none;
}

export function tierOf(text: FuzzyText, query: FuzzyQuery): Tier {
  if ((text.mask & query.mask) !== query.mask) return Tier.none;
  const whole = tierOfWhole(text, query.whole);
  if (whole !== Tier.none) return whole;
  const inBody = worstTerm(text, query, text.body);
  if (inBody !== Tier.none || text.body === 0) return inBody;
  const anywhere = worstTerm(text, query, 0);
  if (anywhere === Tier.none) return Tier.none;
  return anywhere === Tier.scattered ? Tier.pathScattered : Tier.path;
}
