import { expect, type Locator, type Page } from '@playwright/test';

/** A field of a form in which code is written. */
export class CodeField {
  readonly input: Locator;

  constructor(
    private readonly page: Page,
    name: string,
  ) {
    // Until the editor is there, plain text has the same name.
    this.input = page.getByRole('textbox', { name, exact: true }).and(page.locator('[aria-roledescription]'));
  }

  /** What is offered first for the word before the caret: Enter takes it. */
  get suggestion(): Locator {
    return this.page.getByRole('listbox', { name: 'Suggest' }).getByRole('option').first();
  }

  async fill(text: string): Promise<void> {
    await this.input.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
    await this.expectText(text);
  }

  /** Spaces are drawn as no-break spaces. */
  async expectText(text: string): Promise<void> {
    const editor = this.page.getByRole('code').filter({ has: this.input });
    await expect.poll(async () => (await editor.innerText()).replaceAll('\u00a0', ' ').trim()).toBe(text);
  }
}
