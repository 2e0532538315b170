import { characterMask, foldAccents, foldCase, longestText } from './foldText';

/** A text made ready to be searched. */
export interface FuzzyText {
  /** Without accents, in its own case. */
  readonly plain: string;
  readonly lower: string;
  readonly mask: number;
  /** Where its last segment begins. */
  readonly head: number;
  /** Where that part begins which ranks before the rest: its last segment, or 0. */
  readonly body: number;
}

/** A title with the category before it: the title is its last segment, and both rank alike. */
export function titleText(category: string, title: string): FuzzyText {
  return prepare(category + title, category.length, 0);
}

/** A path: what stands after the last slash ranks before the rest. */
export function pathText(path: string): FuzzyText {
  const cut = path.slice(0, longestText).trimEnd();
  const head = Math.max(cut.lastIndexOf('/'), cut.lastIndexOf('\\')) + 1;
  const last = head < cut.length ? head : 0;
  return prepare(path, last, last);
}

export function plainText(text: string): FuzzyText {
  return prepare(text, 0, 0);
}

function prepare(text: string, head: number, body: number): FuzzyText {
  const plain = foldAccents(text.length > longestText ? text.slice(0, longestText) : text);
  const lower = foldCase(plain);
  return { plain, lower, mask: characterMask(lower), head: Math.min(head, plain.length), body };
}

const enum Kind {
  other,
  lower,
  upper,
  digit,
}

function kindOf(code: number): Kind {
  if (code >= 97 && code <= 122) return Kind.lower;
  if (code >= 65 && code <= 90) return Kind.upper;
  if (code >= 48 && code <= 57) return Kind.digit;
  return code < 128 ? Kind.other : Kind.lower;
}

/** After a space or a sign, at a hump of camelCase, or at a number. */
export function isWordStart(plain: string, index: number): boolean {
  if (index === 0) return true;
  const before = kindOf(plain.charCodeAt(index - 1));
  const here = kindOf(plain.charCodeAt(index));
  if (here === Kind.other) return false;
  return (
    before === Kind.other ||
    (here === Kind.upper && before !== Kind.upper) ||
    (here === Kind.digit) !== (before === Kind.digit)
  );
}
