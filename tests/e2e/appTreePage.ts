import { expect, type Locator } from '@playwright/test';
import type { RunningServer } from './server';
import { ServerApi } from './serverApi';
import { WorkbenchPage } from './workbenchPage';

interface Made {
  readonly id: string;
}

/** The tree of the current application, as a person uses it. */
export class AppTreePage extends WorkbenchPage {
  get tree(): Locator {
    return this.page.getByRole('tree', { name: 'Components' });
  }

  get filter(): Locator {
    return this.page.getByRole('textbox', { name: 'Filter components' });
  }

  row(name: string | RegExp): Locator {
    return this.tree.getByRole('treeitem', { name });
  }

  /** What is seen, from top to bottom. */
  async expectRows(...names: readonly string[]): Promise<void> {
    await expect(this.tree.getByRole('treeitem')).toHaveText([...names]);
  }

  async openApplication(label: string): Promise<void> {
    await this.run('Applications: Open Application…');
    await this.pick(label);
    await expect(this.tree.getByRole('treeitem').first()).toBeVisible();
  }

  /** Answers the question at the top of the window, which says this. */
  async answer(question: string | RegExp, text: string): Promise<void> {
    await expect(this.page.getByText(question).last()).toBeVisible();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }
}

/** An application with a few components, made by calls. */
export class AppMaker {
  private constructor(private readonly api: ServerApi) {}

  static async open({ url }: RunningServer): Promise<AppMaker> {
    const api = await ServerApi.open(url);
    await api.send('POST', 'sys/v1.0/namespace', { name: 'plant' });
    return new AppMaker(api);
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** With the folders that every application has. */
  application(name: string, label: string): Promise<Made> {
    return this.api.send('POST', 'metadata/v1.0/Application', { name, label });
  }

  async folder(app: Made, name: string): Promise<string> {
    const all = await this.api.send<{ id: string; name: string }[]>('GET', `sys/v1.0/apps/${app.id}/components`);
    return all.find((entry) => entry.name === name)?.id ?? '';
  }

  /** The record that the component stands for. */
  async picklist(app: Made, name: string, parent: string | null = null): Promise<Made> {
    const body = { type: 'Picklist', name, label: name, parent };
    const path = `sys/v1.0/apps/${app.id}/components/create`;
    return (await this.api.send<{ record: Made }>('POST', path, body)).record;
  }

  lock({ id }: Made): Promise<unknown> {
    return this.api.send('POST', `sys/v1.0/metadata/records/${id}/lock`, {});
  }

  remove(type: string, { id }: Made): Promise<unknown> {
    return this.api.send('DELETE', `metadata/v1.0/${type}/${id}?force=true`);
  }
}
