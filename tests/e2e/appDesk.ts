import { expect, type Browser, type Locator, type Page } from '@playwright/test';

export interface DeskUser {
  readonly userName: string;
  readonly password: string;
}

/** A built application as one of its users has it, in a browser of his own. */
export class AppDesk {
  private constructor(
    readonly page: Page,
    readonly address: string,
  ) {}

  static async open(browser: Browser, address: string, { userName, password }: DeskUser): Promise<AppDesk> {
    const context = await browser.newContext({ locale: 'en', storageState: undefined });
    const page = await context.newPage();
    await page.goto(address);
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const desk = new AppDesk(page, address);
    await expect(desk.menus).toBeVisible();
    return desk;
  }

  get menus(): Locator {
    return this.page.getByRole('navigation', { name: 'Menus' });
  }

  menu(label: string): Locator {
    return this.menus.getByRole('link', { name: label, exact: true });
  }

  /** Shows what a menu leads to. */
  async show(label: string): Promise<void> {
    await this.menu(label).click();
  }

  /** Another address of the application, as when it is typed into the address bar. */
  async go(place: string): Promise<void> {
    await this.page.goto(`${this.address}${place}`);
    await expect(this.menus).toBeVisible();
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true }).filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true }).filter({ visible: true });
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text, visible: true });
  }

  save(): Promise<void> {
    return this.page.keyboard.press('Control+s');
  }

  async saved(): Promise<void> {
    await this.save();
    await expect(this.button('Save')).toBeDisabled();
  }

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true }).filter({ visible: true });
  }

  async choose(name: string, option: string): Promise<void> {
    await this.choice(name).fill(option);
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Opens a row of the list that is shown, or of a grid in which it may not be changed. */
  async openRow(text: string): Promise<void> {
    await this.row(text).getByRole('gridcell').first().dblclick();
    await expect(this.heading(text)).toBeVisible();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
