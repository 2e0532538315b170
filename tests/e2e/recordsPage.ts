import { expect, type Locator } from '@playwright/test';
import { WorkbenchPage } from './workbenchPage';

interface Made {
  readonly id: string;
}

/** What a person does with metadata, and what a test makes behind their back. */
export class RecordsPage extends WorkbenchPage {
  get tree(): Locator {
    return this.page.getByRole('tree', { name: 'Metadata' });
  }

  get text(): Locator {
    return this.page.locator('.monaco-editor .view-lines').last();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  row(name: string | RegExp): Locator {
    return this.tree.getByRole('treeitem', { name });
  }

  async showTree(): Promise<void> {
    await this.run('Show Metadata');
    await expect(this.tree).toBeVisible();
  }

  /** Made by a call, so that a test begins where it has something to try. */
  async make(path: string, record: object): Promise<Made> {
    const { request } = this.page;
    const token = (await (await request.post('/u-route/baas/sys/v1.0/csrf/get')).json()) as { result: string };
    const headers = { 'csrf-token': token.result };
    const answer = await request.post(`/u-route/baas/metadata/v1.0/${path}`, { data: record, headers });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { result: Made }).result;
  }

  async openRecord(type: string, id: string): Promise<void> {
    await this.open(`/metadata/${type}/${id}`);
    await expect(this.text).toContainText('"data"');
  }

  async setLabel(label: string): Promise<void> {
    await this.field('Label').fill(label);
    await expect(this.text).toContainText(label.replaceAll(' ', '\u00a0'));
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }
}
