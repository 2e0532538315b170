import { type Comparison, Expression, type WhenNode } from './expression';
import { errorAt, scanWhen, type Token, type TokenKind, whenHint } from './scanner';
import type { WhenCode, WhenError } from './whenMessages';

export type { WhenError } from './whenMessages';
export type ParsedWhen = { readonly expression: Expression } | { readonly errors: readonly WhenError[] };

const deepest = 200;

/**
 * Reads a when clause:
 *   or = and { '||' and };  and = term { '&&' term }
 *   term = [ '!' ] ( 'true' | 'false' | KEY | '(' or ')' )  |  KEY comparison
 *   comparison = ( '==' | '!=' | '<' | '<=' | '>' | '>=' ) value  |  '=~' /regex/  |  [ 'not' ] 'in' KEY
 */
export function parseWhen(text: string): ParsedWhen {
  const { tokens, errors } = scanWhen(text);
  if (errors.length > 0) return { errors };
  try {
    return { expression: new Expression(new Parser(tokens).parse()) };
  } catch (error) {
    if (error instanceof ParseFailure) return { errors: [error.problem] };
    throw error;
  }
}

type Expected = WhenCode extends infer Code ? (Code extends `end.${infer Name}` ? Name : never) : never;

class ParseFailure extends Error {
  constructor(readonly problem: WhenError) {
    super(problem.message);
  }
}

class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): WhenNode {
    const node = this.or();
    if (this.peek().kind !== 'end') this.unexpected('operator', this.hintAfterTerm());
    return node;
  }

  private or(): WhenNode {
    return this.chain('or', '||', () => this.and());
  }

  private and(): WhenNode {
    return this.chain('and', '&&', () => this.term());
  }

  private chain(kind: 'and' | 'or', sign: TokenKind, operand: () => WhenNode): WhenNode {
    const operands = [operand()];
    while (this.accept(sign)) operands.push(operand());
    // Nested chains of one kind become one, so that text that means the same is written the same.
    const flat = operands.flatMap((each) => (each.kind === kind ? each.operands : [each]));
    return flat.length === 1 && flat[0] ? flat[0] : { kind, operands: flat };
  }

  private term(): WhenNode {
    if (this.accept('!')) return { kind: 'not', operand: this.negated() };
    if (this.peek().kind === '(') return this.parenthesized();
    const key = this.word();
    if (key === 'true' || key === 'false') return { kind: 'constant', value: key === 'true' };
    return this.comparison(key);
  }

  private negated(): WhenNode {
    if (this.peek().kind === '(') return this.parenthesized();
    if (this.peek().kind === '!') this.unexpected('key', whenHint('negation'));
    const key = this.word();
    return key === 'true' || key === 'false' ? { kind: 'constant', value: key === 'true' } : { kind: 'has', key };
  }

  private parenthesized(): WhenNode {
    const open = this.take();
    if (++this.depth > deepest) throw new ParseFailure(errorAt(open.offset, open.length, 'depth', { deepest }));
    const node = this.or();
    if (!this.accept(')')) this.unexpected('parenthesis', this.hintAfterTerm());
    this.depth--;
    return node;
  }

  private comparison(key: string): WhenNode {
    const token = this.peek();
    switch (token.kind) {
      case '==':
      case '!=':
        this.take();
        return this.equality(key, token.kind === '!=');
      case '<':
      case '<=':
      case '>':
      case '>=':
        this.take();
        return { kind: 'compare', key, operator: token.kind satisfies Comparison, value: this.value().text };
      case '=~':
        this.take();
        return this.regex(key);
      default:
        return this.membership(key);
    }
  }

  private equality(key: string, negated: boolean): WhenNode {
    const { kind, text } = this.value();
    if (kind === 'string' || (text !== 'true' && text !== 'false'))
      return { kind: 'equals', key, value: text, negated };
    const has: WhenNode = { kind: 'has', key };
    return (text === 'true') === negated ? { kind: 'not', operand: has } : has;
  }

  private regex(key: string): WhenNode {
    const token = this.peek();
    if (token.kind !== 'regex') this.unexpected('regex', whenHint('writeRegex'));
    this.take();
    return { kind: 'matches', key, regex: new RegExp(token.text, token.flags) };
  }

  private membership(key: string): WhenNode {
    const negated = this.peekWord('not');
    if (negated) {
      this.take();
      if (!this.peekWord('in')) this.unexpected('in', whenHint('notIn'));
    }
    if (!this.peekWord('in')) return { kind: 'has', key };
    this.take();
    return { kind: 'in', key, list: this.value().text, negated };
  }

  private value(): Token {
    const token = this.peek();
    if (token.kind !== 'word' && token.kind !== 'string') this.unexpected('value', whenHint('emptyValue'));
    return this.take();
  }

  private word(): string {
    const token = this.peek();
    if (token.kind !== 'word') this.unexpected('key', token.kind === 'string' ? whenHint('quotedKey') : undefined);
    if (token.text === 'in' || token.text === 'not') this.unexpected('key', whenHint('keyword', { word: token.text }));
    return this.take().text;
  }

  private hintAfterTerm(): WhenError['hint'] {
    const { kind, text } = this.peek();
    if (this.tokens[this.at - 2]?.kind === '!' && kind !== 'word' && kind !== ')' && kind !== 'end') {
      return whenHint('comparison');
    }
    if (kind === 'word' && /^(and|AND)$/.test(text)) return whenHint('meant', { sign: '&&' });
    if (kind === 'word' && /^(or|OR)$/.test(text)) return whenHint('meant', { sign: '||' });
    return kind === ')' ? whenHint('parenthesis') : undefined;
  }

  private peek(): Token {
    const token = this.tokens[Math.min(this.at, this.tokens.length - 1)];
    if (!token) throw new Error('A scanned text ends with its end token.');
    return token;
  }

  private peekWord(text: 'in' | 'not'): boolean {
    const token = this.peek();
    return token.kind === 'word' && token.text === text;
  }

  private take(): Token {
    const token = this.peek();
    this.at++;
    return token;
  }

  private accept(kind: TokenKind): boolean {
    const found = this.peek().kind === kind;
    if (found) this.at++;
    return found;
  }

  private unexpected(expected: Expected, hint?: WhenError['hint']): never {
    const { kind, offset, length, text } = this.peek();
    const code = kind === 'end' ? (`end.${expected}` as const) : (`unexpected.${expected}` as const);
    throw new ParseFailure(errorAt(offset, length, code, { found: text }, hint));
  }
}
