import type { ThemeColors } from './resolveColors';
import type { SemanticRules } from './semanticRules';
import { ThemeError, type ThemePosition, type ThemeProblem } from './themeError';
import { type FileReference, parseThemeFile, type ThemeFile } from './themeFile';
import { resolveThemePath } from './themePath';
import type { TokenRule, TokenStyle } from './tokenRule';

/** A theme's file and the way to those that it names by `include` or `tokenColors`. */
export interface ThemeSource {
  /** Within the extension, such as "themes/dark.json"; messages name it. */
  readonly path: string;
  /** The text of a file of the same extension, by its path within it. */
  read(path: string): Promise<string>;
}

/** A theme with all that it includes. */
export interface LoadedTheme {
  readonly colors: ThemeColors;
  readonly tokenRules: readonly TokenRule[];
  readonly semanticRules: SemanticRules;
  /** What was left out. */
  readonly problems: readonly ThemeProblem[];
}

const maxDepth = 10;
const maxCharacters = 8_000_000;

/** Reads a theme and what it includes. A file that includes another overrules it. Throws a ThemeError. */
export async function loadTheme(source: ThemeSource): Promise<LoadedTheme> {
  return new ThemeLoader(source).load();
}

class ThemeLoader {
  private characters = 0;
  private readonly colors = new Map<string, string>();
  private readonly tokenRules: TokenRule[] = [];
  private readonly semanticRules = new Map<string, TokenStyle>();
  private readonly problems: ThemeProblem[] = [];

  constructor(private readonly source: ThemeSource) {}

  async load(): Promise<LoadedTheme> {
    const path = resolveThemePath('', this.source.path) ?? this.source.path;
    await this.add({ path, position: { path, line: 1, column: 1 } }, []);
    const { colors, tokenRules, semanticRules, problems } = this;
    return { colors, tokenRules, semanticRules, problems };
  }

  /** What is included comes first, so that the file itself can overrule it. */
  private async add(reference: FileReference, chain: readonly string[]): Promise<void> {
    const file = await this.parse(reference, chain);
    const inside = [...chain, reference.path];
    if (file.include) await this.add(this.resolve(file, file.include), inside);
    for (const [id, color] of file.colors) {
      if (color === null) this.colors.delete(id);
      else this.colors.set(id, color);
    }
    this.tokenRules.push(...file.tokenRules);
    for (const [selector, style] of file.semanticRules) this.semanticRules.set(selector, style);
    this.problems.push(...file.problems);
    if (file.tokenFile) await this.addTokens(this.resolve(file, file.tokenFile), inside);
  }

  /** Of a file that `tokenColors` names, only the rules for tokens count; it may itself name another. */
  private async addTokens(reference: FileReference, chain: readonly string[]): Promise<void> {
    const file = await this.parse(reference, chain);
    this.tokenRules.push(...file.tokenRules);
    this.problems.push(...file.problems);
    if (file.tokenFile) await this.addTokens(this.resolve(file, file.tokenFile), [...chain, reference.path]);
  }

  private resolve(file: ThemeFile, reference: FileReference): FileReference {
    const path = resolveThemePath(file.path, reference.path);
    if (path === undefined)
      throw new ThemeError(reference.position, `'${reference.path}' must be a path within the extension.`);
    return { path, position: reference.position };
  }

  private async parse({ path, position }: FileReference, chain: readonly string[]): Promise<ThemeFile> {
    if (chain.includes(path))
      throw new ThemeError(position, `The file includes itself: ${[...chain, path].join(' → ')}.`);
    if (chain.length >= maxDepth)
      throw new ThemeError(position, `More than ${maxDepth} files include one another: ${chain.join(' → ')}.`);
    const text = await this.read(path, position);
    this.characters += text.length;
    if (this.characters > maxCharacters)
      throw new ThemeError(position, `The files of the theme have more than ${maxCharacters / 1_000_000} MB together.`);
    return parseThemeFile(path, text);
  }

  private async read(path: string, position: ThemePosition): Promise<string> {
    try {
      return await this.source.read(path);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new ThemeError(position, `The file '${path}' could not be read: ${cause}`);
    }
  }
}
