import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { parsePlistTree } from './plistTree';
import { positionOf, ThemeError, type ThemePosition, type ThemeProblem } from './themeError';

const maxLength = 4_000_000;
const maxProblems = 100;
const byteOrderMark = '\uFEFF';

/** A theme's file as a tree that knows the places in its text. The tree is never made into objects with a prototype. */
export class ThemeJson {
  readonly root: Node;
  readonly problems: ThemeProblem[] = [];
  private readonly text: string;

  constructor(
    readonly path: string,
    text: string,
  ) {
    this.text = text.startsWith(byteOrderMark) ? text.slice(1) : text;
    if (text.length > maxLength) throw this.errorAt(0, `The file is larger than ${maxLength / 1_000_000} MB.`);
    this.root = path.toLowerCase().endsWith('.tmtheme') ? this.parsePlist() : this.parse();
  }

  /** The value of the last property of that name. */
  property(object: Node, name: string): Node | undefined {
    return this.entries(object).findLast((entry) => entry.name === name)?.value;
  }

  entries(object: Node): { name: string; value: Node }[] {
    return (object.children ?? []).flatMap(({ children: [name, value] = [] }) =>
      typeof name?.value === 'string' && value ? [{ name: name.value, value }] : [],
    );
  }

  error(node: Node, reason: string): ThemeError {
    return this.errorAt(node.offset, reason);
  }

  positionOf(node: Node): ThemePosition {
    return positionOf(this.path, this.text, node.offset);
  }

  /** Remembers something that is left out of the theme. */
  report(node: Node, message: string): void {
    if (this.problems.length < maxProblems) this.problems.push({ ...this.positionOf(node), message });
  }

  private parse(): Node {
    const errors: ParseError[] = [];
    const root = this.tree(errors);
    const first = errors[0];
    if (first)
      throw this.errorAt(first.offset, syntaxMessages[printParseErrorCode(first.error)] ?? 'This is not JSON.');
    if (!root) throw this.errorAt(0, 'The file is empty.');
    return root;
  }

  private parsePlist(): Node {
    const tree = parsePlistTree(this.text);
    if ('reason' in tree) throw this.errorAt(tree.offset, tree.reason);
    return tree;
  }

  private tree(errors: ParseError[]): Node | undefined {
    try {
      return parseTree(this.text, errors, { allowTrailingComma: true });
    } catch (error) {
      if (error instanceof RangeError) throw this.errorAt(0, 'The file is nested too deeply.');
      throw error;
    }
  }

  private errorAt(offset: number, reason: string): ThemeError {
    return new ThemeError(positionOf(this.path, this.text, offset), reason);
  }
}

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is no JSON value.',
  InvalidNumberFormat: 'This is no number.',
  PropertyNameExpected: 'The name of a property, in double quotes, is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: "A ':' is expected here.",
  CommaExpected: "A ',' is expected here.",
  CloseBraceExpected: "A '}' is missing.",
  CloseBracketExpected: "A ']' is missing.",
  EndOfFileExpected: 'The file should end here.',
  InvalidCommentToken: 'A comment is not allowed here.',
  UnexpectedEndOfComment: 'The comment does not end.',
  UnexpectedEndOfString: 'The string does not end.',
  UnexpectedEndOfNumber: 'The number does not end.',
  InvalidUnicode: 'This is no Unicode character.',
  InvalidEscapeCharacter: "This character cannot follow a '\\'.",
  InvalidCharacter: 'This character is not allowed here.',
};
