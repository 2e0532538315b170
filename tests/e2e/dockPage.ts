import { expect, type Locator } from '@playwright/test';
import { WorkbenchPage } from './workbenchPage';

/** What a person sees and does in the dock. */
export class DockPage extends WorkbenchPage {
  /** The home page of the first start is in the way here. */
  override async open(path?: string): Promise<void> {
    await super.open(path);
    await expect(this.tab('Home')).toHaveAttribute('aria-selected', 'true');
    await this.page.keyboard.press('Control+F4');
    await expect(this.tab('Home')).toHaveCount(0);
  }

  get strips(): Locator {
    return this.page.getByRole('tablist', { name: /^Tabs of group/ });
  }

  /** The spoken names of the tabs, strip by strip; the one that is shown is marked. */
  async tabs(): Promise<string[][]> {
    return this.strips.evaluateAll((strips) =>
      strips.map((strip) =>
        [...strip.querySelectorAll('[role=tab]')].map(
          (tab) => `${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}${tab.getAttribute('aria-label')}`,
        ),
      ),
    );
  }

  async expectTabs(expected: string[][]): Promise<void> {
    await expect.poll(() => this.tabs()).toEqual(expected);
  }

  /** Opens the pages by their paths, one after the other, as tabs that stay. */
  async openPages(...ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.run('Pages: Open Page');
      await expect(this.page.getByRole('dialog').getByText('Name of the page')).toBeVisible();
      await this.page.keyboard.type(id);
      await this.page.keyboard.press('Enter');
      await expect(this.tab(`Page ${id}`)).toBeVisible();
    }
  }

  /** Takes a tab with the mouse and lets go of it at a place of the window. */
  async dragTab(name: string, x: number, y: number): Promise<void> {
    const box = await this.tab(name).first().boundingBox();
    if (!box) throw new Error(`The tab '${name}' is not to be seen.`);
    const { mouse } = this.page;
    await mouse.move(box.x + 30, box.y + box.height / 2);
    await mouse.down();
    await mouse.move(box.x + 60, box.y + box.height * 2, { steps: 4 });
    await mouse.move(x, y, { steps: 6 });
    await mouse.up();
  }

  note(id: string): Locator {
    return this.page.getByRole('textbox', { name: `Note of ${id}` });
  }
}
