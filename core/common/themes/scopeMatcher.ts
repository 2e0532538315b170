import type { TokenRule, TokenStyle } from './tokenRule';

interface ScopeRule extends TokenStyle {
  readonly scope: string;
  /** From the nearest outwards. */
  readonly parents: readonly string[];
  readonly order: number;
}

/**
 * Finds how a theme paints a token, given the TextMate scopes it stands in from the outermost to its own, as in
 * "source.css meta.property-name support.type". Each scope's rules refine what the scopes around it say; among those for one
 * scope the more specific wins, then the later.
 */
export class ScopeMatcher {
  /** By the first segment of the scope, so that a lookup sees few rules. */
  private readonly rules = new Map<string, ScopeRule[]>();

  constructor(tokenRules: readonly TokenRule[]) {
    tokenRules.forEach((rule, order) => {
      for (const selector of rule.selectors) this.add(selector, rule, order);
    });
  }

  /** Undefined where no rule speaks of any of the scopes. */
  match(scopes: readonly string[]): TokenStyle | undefined {
    let style: TokenStyle | undefined;
    for (let depth = 0; depth < scopes.length; depth++) {
      const scope = scopes[depth] ?? '';
      const outer = scopes.slice(0, depth).reverse();
      for (const rule of this.matching(scope, outer)) {
        style = { foreground: rule.foreground ?? style?.foreground, fontStyle: rule.fontStyle ?? style?.fontStyle };
      }
    }
    return style;
  }

  private add(selector: string, { foreground, fontStyle }: TokenStyle, order: number): void {
    // "a > b" is read as "a b"; exclusions ("a - b") and priorities ("L:a") match nothing, as in VS Code.
    const parts = selector.split(' ').filter((part) => part !== '>');
    if (parts.includes('-')) return;
    const [scope = '', ...parents] = parts.reverse();
    const key = firstSegment(scope);
    const list = this.rules.get(key) ?? [];
    list.push({ scope, parents, foreground, fontStyle, order });
    this.rules.set(key, list);
  }

  /** The least specific first. */
  private matching(scope: string, outer: readonly string[]): readonly ScopeRule[] {
    const found = this.rules.get(firstSegment(scope)) ?? [];
    return found.filter((rule) => covers(rule.scope, scope) && parentsMatch(rule.parents, outer)).sort(bySpecificity);
  }
}

function firstSegment(scope: string): string {
  const dot = scope.indexOf('.');
  return dot < 0 ? scope : scope.slice(0, dot);
}

function covers(pattern: string, scope: string): boolean {
  return scope.startsWith(pattern) && (scope.length === pattern.length || scope[pattern.length] === '.');
}

/** Every parent stands somewhere further out, in order. */
function parentsMatch(parents: readonly string[], outer: readonly string[]): boolean {
  let at = 0;
  for (const parent of parents) {
    while (at < outer.length && !covers(parent, outer[at] ?? '')) at++;
    if (at === outer.length) return false;
    at++;
  }
  return true;
}

function bySpecificity(a: ScopeRule, b: ScopeRule): number {
  const depth = (scope: string): number => scope.split('.').length;
  if (depth(a.scope) !== depth(b.scope)) return depth(a.scope) - depth(b.scope);
  for (let index = 0; index < Math.max(a.parents.length, b.parents.length); index++) {
    const difference = (a.parents[index]?.length ?? 0) - (b.parents[index]?.length ?? 0);
    if (difference !== 0) return difference;
  }
  return a.order - b.order;
}
