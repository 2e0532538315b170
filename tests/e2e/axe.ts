import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, short enough to read in a report. */
export async function findings({ page }: { readonly page: Page }): Promise<string[]> {
  // In one go, as a window that was popped out has no address that axe's own page could come from.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
