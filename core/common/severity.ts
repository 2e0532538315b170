/** How grave a message or a problem is; a hint is shown where it stands and counted nowhere. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** The gravest first. */
export function compareSeverity(a: Severity, b: Severity): number {
  return rank[a] - rank[b];
}
