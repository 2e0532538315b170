import { codedMessage, type MessageParameters } from '../codedMessage';
import { type WhenCode, type WhenError, whenMessages } from './whenMessages';

export type TokenKind = '(' | ')' | '!' | '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '=~' | Word;
/** 'in', 'not', 'true' and 'false' are words too: only their place tells a keyword from a value. */
type Word = 'word' | 'string' | 'regex' | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly offset: number;
  readonly length: number;
  /** What a word says, what stands between quotes, or the source of a regular expression. */
  readonly text: string;
  /** Of a regular expression. */
  readonly flags?: string;
}

const space = /[\s\u00a0\ufeff]+/y;
const operator = /&&|\|\||={2,3}|!={1,2}|=~|<=|>=|[()!<>]/y;
const word = /[\p{L}\p{N}_<>\-./\\:*?+[\]^,#@;"%$~{}]+/uy;
const regexBody = /\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([\p{L}\p{N}]*)/uy;
const meant: Readonly<Record<string, string>> = { '=': '==', '&': '&&', '|': '||' };

/** Cuts a when clause into tokens; what cannot be read becomes an error and is skipped. */
export function scanWhen(text: string): { tokens: readonly Token[]; errors: readonly WhenError[] } {
  const tokens: Token[] = [];
  const errors: WhenError[] = [];
  let at = 0;
  while ((at = skipSpace(text, at)) < text.length) {
    const afterMatch = tokens.at(-1)?.kind === '=~';
    const found = afterMatch ? scanRegex(text, at) : scanToken(text, at);
    if ('message' in found) errors.push(found);
    else tokens.push(found);
    at = found.offset + found.length;
  }
  tokens.push({ kind: 'end', offset: text.length, length: 0, text: '' });
  return { tokens, errors };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipSpace(text: string, at: number): number {
  return at + (match(space, text, at)?.[0].length ?? 0);
}

function scanToken(text: string, at: number): Token | WhenError {
  if (text[at] === "'") return scanString(text, at);
  const sign = match(operator, text, at)?.[0];
  if (sign) return { kind: operatorKind(sign), offset: at, length: sign.length, text: sign };
  return scanWord(text, at) ?? unexpectedCharacter(text, at);
}

function operatorKind(sign: string): TokenKind {
  if (sign === '===') return '==';
  if (sign === '!==') return '!=';
  return sign as TokenKind;
}

function scanString(text: string, at: number): Token | WhenError {
  const close = text.indexOf("'", at + 1);
  if (close >= 0) return { kind: 'string', offset: at, length: close - at + 1, text: text.slice(at + 1, close) };
  return errorAt(at, text.length - at, 'quote', {}, whenHint('closeQuote'));
}

/** Keys may hold '<' and '>' ("vim<C-r>"); at the end of a word and before a single '=' they belong to '<=' and '>='. */
function scanWord(text: string, at: number): Token | undefined {
  let found = match(word, text, at)?.[0];
  if (!found) return undefined;
  if (/[^<>][<>]$/.test(found) && /^=(?![=~])/.test(text.slice(at + found.length))) found = found.slice(0, -1);
  return { kind: 'word', offset: at, length: found.length, text: found };
}

function scanRegex(text: string, at: number): Token | WhenError {
  const found = match(regexBody, text, at);
  if (!found) return notRegex(text, at);
  const [whole, source = '', flags = ''] = found;
  // A test must not depend on the one before it, so the flags that keep a position are dropped.
  const kept = flags.replace(/[gy]/g, '');
  const problem = regexProblem(source, kept);
  if (!problem) return { kind: 'regex', offset: at, length: whole.length, text: source, flags: kept };
  const hint = /[^dimsuv]/.test(kept) ? whenHint('escapeSlash') : undefined;
  return errorAt(at, whole.length, 'regex', { problem }, hint);
}

function regexProblem(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function notRegex(text: string, at: number): WhenError {
  const length = Math.max(1, (/^\S+/.exec(text.slice(at)) ?? [''])[0].length);
  return errorAt(at, length, 'noRegex', {}, whenHint(text[at] === '/' ? 'escapeSlash' : 'writeRegex'));
}

function unexpectedCharacter(text: string, at: number): WhenError {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const sign = meant[character];
  return errorAt(
    at,
    character.length,
    'character',
    { found: character },
    sign ? whenHint('meant', { sign }) : undefined,
  );
}

export function errorAt(
  offset: number,
  length: number,
  code: WhenCode,
  parameters: MessageParameters = {},
  hint?: WhenError['hint'],
): WhenError {
  return { offset, length, ...codedMessage(whenMessages, code, parameters), hint };
}

type Hint<Code> = Code extends `hint.${infer Name}` ? Name : never;

export function whenHint(name: Hint<WhenCode>, parameters?: MessageParameters): WhenError['hint'] {
  return codedMessage(whenMessages, `hint.${name}`, parameters);
}
