/** Longer texts are searched up to here, so that no input can freeze the palette. */
export const longestText = 1024;
export const longestQuery = 256;

const asciiOnly = /^[\0-\x7f]*$/;
const combining = /^[\u0300-\u036f]+$/;
const folded = new Map<string, string>();

/** One character without its accent and in its normal width; always of length 1, so that positions stay true. */
function foldCharacter(character: string): string {
  let result = folded.get(character);
  if (result === undefined) {
    const [base = character, ...marks] = [...character.normalize('NFKD')];
    result = base.length === 1 && (marks.length === 0 || combining.test(marks.join(''))) ? base : character;
    folded.set(character, result);
  }
  return result;
}

export function isAscii(text: string): boolean {
  return asciiOnly.test(text);
}

/** Without accents; each character stays where it is. */
export function foldAccents(text: string): string {
  return isAscii(text) ? text : text.replace(/[^\0-\x7f]/g, foldCharacter);
}

/** In lower case; each character stays where it is, which `toLowerCase` alone does not promise. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^]/g, lowerCharacter);
}

function lowerCharacter(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === 1 ? lower : character;
}

/** Which characters occur, in 31 bits: what lacks a bit of the query's cannot match. */
export function characterMask(lower: string): number {
  let mask = 0;
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << 26;
    else if (code === 32) continue;
    else mask |= 1 << (code < 128 ? 27 : 28 + (code % 3));
  }
  return mask;
}
