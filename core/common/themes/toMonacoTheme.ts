import type { LoadedTheme } from './loadTheme';
import { monarchTokens, semanticTokens } from './monarchTokens';
import type { MonacoRule, MonacoTheme } from './monacoTheme';
import { ScopeMatcher } from './scopeMatcher';
import { type ThemeType, uiThemeOf } from './themeType';
import type { TokenStyle } from './tokenRule';

/**
 * Monaco paints by its own grammars' tokens, not by TextMate's scopes. For each of its tokens we ask what the theme would do
 * with the same thing in VS Code.
 */
export function toMonacoTheme(
  theme: Pick<LoadedTheme, 'colors' | 'tokenRules' | 'semanticRules'>,
  type: ThemeType,
  resolved: ReadonlyMap<string, string>,
): MonacoTheme {
  const matcher = new ScopeMatcher(theme.tokenRules);
  const rules: MonacoRule[] = [textRule(resolved)];
  for (const [token, candidates] of Object.entries({ ...semanticTokens, ...monarchTokens })) {
    const style = firstMatch(matcher, candidates);
    if (style) rules.push(ruleOf(token, style));
  }
  for (const [token, style] of theme.semanticRules) rules.push(ruleOf(token, style));
  // With inherit, Monaco would mix in the tokens and colours of its own theme.
  return { base: uiThemeOf(type), inherit: false, rules, colors: Object.fromEntries([...resolved, ...theme.colors]) };
}

/** The rule for all that no other one speaks of. */
function textRule(resolved: ReadonlyMap<string, string>): MonacoRule {
  return ruleOf('', { foreground: resolved.get('editor.foreground') });
}

function firstMatch(matcher: ScopeMatcher, candidates: readonly string[]): TokenStyle | undefined {
  for (const candidate of candidates) {
    const style = matcher.match(candidate.split(' '));
    if (style) return style;
  }
  return undefined;
}

function ruleOf(token: string, { foreground, fontStyle }: TokenStyle): MonacoRule {
  return {
    token,
    ...(foreground !== undefined && { foreground: foreground.slice(1) }),
    ...(fontStyle !== undefined && { fontStyle }),
  };
}
