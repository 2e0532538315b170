import { compile, match, parse, type Token } from 'path-to-regexp';
import type { TabParams } from '../tabs/tab';

type Values = Partial<Record<string, string | string[]>>;

/** A path with parameters, "/projects/app/:type/:appId", or with a rest, "/file/*path". */
export class RoutePattern {
  readonly parameters: readonly string[];
  /** The fewer parameters, the more exact; a rest counts most. */
  readonly rank: number;
  private readonly matches;
  private readonly compiled;
  private readonly required: readonly string[];
  /** Those that may be missing: they tell a place inside of what the others name. */
  readonly optional: readonly string[];
  private readonly rests = new Set<string>();

  constructor(readonly route: string) {
    this.matches = match<Values>(route);
    this.compiled = compile<Values>(route);
    const tokens = parametersOf(parse(route).tokens, false);
    for (const { name, rest } of tokens) if (rest) this.rests.add(name);
    this.required = tokens.filter((token) => !token.optional).map((token) => token.name);
    this.optional = tokens.filter((token) => token.optional).map((token) => token.name);
    this.parameters = tokens.map((token) => token.name);
    this.rank = tokens.reduce((rank, token) => rank + (token.rest ? 100 : 1), 0);
  }

  /** Undefined when the path is another's, or cannot be decoded. */
  match(path: string): TabParams | undefined {
    try {
      const found = this.matches(path);
      if (!found) return undefined;
      return Object.fromEntries(
        Object.entries(found.params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
      ) as TabParams;
    } catch {
      return undefined;
    }
  }

  /** Undefined when a parameter is missing. */
  path(params: TabParams): string | undefined {
    const values: Values = {};
    if (this.required.some((name) => !params[name])) return undefined;
    for (const name of this.parameters) {
      const value = params[name];
      if (value) values[name] = this.rests.has(name) ? value.split('/') : value;
    }
    return this.compiled(values);
  }
}

interface Parameter {
  readonly name: string;
  readonly rest: boolean;
  readonly optional: boolean;
}

function parametersOf(tokens: readonly Token[], optional: boolean): readonly Parameter[] {
  return tokens.flatMap((token): readonly Parameter[] => {
    if (token.type === 'group') return parametersOf(token.tokens, true);
    return token.type === 'text' ? [] : [{ name: token.name, rest: token.type === 'wildcard', optional }];
  });
}
