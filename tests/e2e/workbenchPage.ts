import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does again and again in the workbench, by keyboard. */
export class WorkbenchPage {
  constructor(readonly page: Page) {}

  /** The box that the palette and every pick open. */
  get input(): Locator {
    return this.page.getByRole('combobox', { name: /./ }).last();
  }

  get rows(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('combobox') })
      .getByRole('option');
  }

  get statusBar(): Locator {
    return this.page.getByRole('contentinfo');
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tab', { name });
  }

  async open(path = '/projects'): Promise<void> {
    await this.page.goto(path);
    await expect(this.statusBar).toBeVisible();
  }

  /** To another place without loading the page anew, as the browser's own back and forward do. */
  async go(route: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, route);
  }

  async showCommands(): Promise<void> {
    await this.page.keyboard.press('F1');
    await expect(this.rows.first()).toBeVisible();
  }

  /** Runs a command by its title, as it reads in the palette. */
  async run(title: string): Promise<void> {
    await this.showCommands();
    await this.page.keyboard.type(title);
    await expect(this.rows.first()).toContainText(title.replace(/^.*: /, ''));
    await this.page.keyboard.press('Enter');
  }

  /** Picks a row by its text, from the box that is open or about to open. */
  async pick(text: string): Promise<void> {
    await expect(this.rows.filter({ hasText: text }).first()).toBeVisible();
    await this.page.keyboard.type(text);
    await expect(this.rows.first()).toContainText(text);
    await this.page.keyboard.press('Enter');
  }
}
