import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface FindingsOptions {
  /** Only what is inside of it is looked at. */
  readonly within?: string;
  /** Only these rules are asked; all when they are left out. */
  readonly rules?: readonly string[];
}

/** What is drawn is the same in every theme; only its colours are looked at again, in the one that differs most. */
export const axeThemes: readonly { readonly theme: string; readonly rules?: readonly string[] }[] = [
  { theme: 'Lathe Dark' },
  { theme: 'Lathe Light High Contrast', rules: ['color-contrast'] },
];

/** What axe finds, short enough to read in a report. */
export async function findings(
  { page }: { readonly page: Page },
  { within, rules }: FindingsOptions = {},
): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  return page.evaluate(
    async ({ inside, options }) => {
      // What was only just drawn may still be measured, or on its way in.
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { violations } = (await window.axe?.run(inside ?? document, options)) ?? { violations: [] };
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    {
      inside: within,
      options: {
        resultTypes: ['violations' as const],
        ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
      },
    },
  );
}

/** Once for each document: it is half a megabyte to read. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axe.source);
}
