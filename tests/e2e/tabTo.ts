import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until the keyboard is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = (): Promise<boolean> => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await focused()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
