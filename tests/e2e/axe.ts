import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface FindingsOptions {
  /** Only what is inside of it is looked at. */
  readonly within?: string;
  /** Only these rules are asked; all when they are left out. */
  readonly rules?: readonly string[];
}

/** What axe finds, short enough to read in a report. */
export async function findings(
  { page }: { readonly page: Page },
  { within, rules }: FindingsOptions = {},
): Promise<string[]> {
  // In one go, as a window that was popped out has no address that axe's own page could come from.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
