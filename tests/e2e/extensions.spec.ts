import { zipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

const root = path.resolve(__dirname, '../..');
const fixture = (name: string): string => path.join(root, 'tests/fixtures', name);

/** Packs a fixture as its author would and returns the zip. */
function pack(name: string): string {
  const file = path.join(root, '.cache/packages', `${name}.zip`);
  execFileSync(process.execPath, [path.join(root, 'workbench/build/packExtension.mjs'), fixture(name), file]);
  return file;
}

class ExtensionsPage extends WorkbenchPage {
  constructor(
    page: Page,
    private readonly url: string,
  ) {
    super(page);
  }

  override async open(place = '/projects'): Promise<void> {
    await super.open(this.url + place);
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog'));
  }

  async install(name: string, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.run('Install from File…');
    await (await chooser).setFiles(file);
    await this.question.getByRole('button', { name: 'Install' }).click();
    await expect(this.page.getByText(`'${name}' `).filter({ hasText: 'is installed.' }).first()).toBeVisible();
  }

  /** Runs one of an extension's own actions from its page. */
  async act(action: string): Promise<void> {
    await this.page.getByRole('button', { name: action, exact: true }).click();
    if (action === 'Uninstall') await this.question.getByRole('button', { name: action }).click();
    await this.page.waitForLoadState();
  }
}

test.describe('an extension of a third party', () => {
  let zip: string;
  test.beforeAll(() => (zip = pack('third-party')));

  test('is installed at run time, used, disabled, enabled, reloaded and removed without a reload of the page', async ({
    page,
    ownServer,
  }) => {
    const workbench = new ExtensionsPage(page, ownServer.url);
    await workbench.open();
    await page.evaluate(() => document.body.setAttribute('data-same-page', 'true'));

    await workbench.install('Guest', zip);
    await expect(page.locator('html')).not.toHaveAttribute('data-guest-runs');

    await workbench.run('Guest: Add Note');
    await expect(page.locator('html')).toHaveAttribute('data-guest-runs', 'true');
    await expect(workbench.statusBar.getByText('3', { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Guest', exact: true }).click();
    await expect(page.getByRole('option', { name: 'Note 3' })).toBeVisible();
    await expect(page.getByText('Greetings from guest')).toBeVisible();

    await workbench.run('Guest: Open Note');
    await expect(page.getByRole('heading', { name: 'Note: First' })).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/guest\/note\/First$/);

    await workbench.run('Extensions: Show Details');
    await workbench.pick('Guest');
    await expect(page.getByRole('heading', { name: 'Guest', level: 1 }).first()).toBeVisible();
    await expect(page).not.toHaveTitle('hacked');

    await workbench.act('Disable');
    await expect(
      page.getByRole('tab', { name: 'Guest', exact: true }).and(page.locator('[data-container]')),
    ).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-guest-runs');
    await workbench.act('Enable');
    await workbench.run('Guest: Add Note');
    await expect(page.locator('html')).toHaveAttribute('data-guest-runs', 'true');

    await workbench.act('Reload');
    await expect(page.locator('html')).toHaveAttribute('data-guest-runs', 'true');
    await workbench.act('Uninstall');
    await expect(page.getByText("'Guest' is uninstalled.").first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-guest-runs');
    await expect(page.locator('body')).toHaveAttribute('data-same-page', 'true');
  });

  test('is there after a reload, in the other language too', async ({ page, ownServer }) => {
    const workbench = new ExtensionsPage(page, ownServer.url);
    await workbench.open();
    await workbench.install('Guest', zip);
    await workbench.open('/projects/guest/note/Second');
    await expect(page.getByRole('heading', { name: 'Note: Second' })).toBeVisible();
    await workbench.run('Configure Display Language');
    await workbench.pick('中文');
    await expect(page.getByRole('heading', { name: '笔记：Second' })).toBeVisible();
  });
});

test('an extension that comes with the workbench works with the same means', async ({ page, ownServer }) => {
  const workbench = new ExtensionsPage(page, ownServer.url);
  await workbench.open('/projects/sample/note/First');
  await expect(page.getByRole('heading', { name: 'Note: First' })).toBeVisible();
  await workbench.run('Samples: Say Hello');
  await expect(page.getByText('Hello from sample').first()).toBeVisible();
});

test('what fails in an extension is told by its name, and the rest works', async ({ page, ownServer }) => {
  const workbench = new ExtensionsPage(page, ownServer.url);
  await workbench.open();
  await workbench.install('Throws', pack('broken-activate'));
  await workbench.install('Renders', pack('broken-render'));
  await workbench.run('Run What Throws');
  await expect(page.getByText("The extension 'Throws' failed: I never start.").first()).toBeVisible();
  await workbench.run('Show Broken View');
  await expect(page.getByText("This part of 'Renders' failed")).toBeVisible();
  await expect(page.getByText('I cannot be drawn.').first()).toBeVisible();
  await workbench.run('Samples: Say Hello');
  await expect(page.getByText('Hello from sample').first()).toBeVisible();
});

test('a colour theme for VS Code is installed as it is', async ({ page, ownServer }) => {
  const folder = path.join(root, 'node_modules/@catppuccin/vscode/themes');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const themes = names.map((name) => ({
    label: `Cat ${name.replace('.json', '')}`,
    uiTheme: 'vs-dark',
    path: `./themes/${name}`,
  }));
  const manifest = {
    name: 'cats',
    publisher: 'somebody',
    version: '3.0.0',
    engines: { vscode: '^1.80.0' },
    main: './out/main.js',
    contributes: { themes, configuration: { properties: {} } },
  };
  const content: Record<string, Uint8Array> = { 'extension/package.json': Buffer.from(JSON.stringify(manifest)) };
  for (const name of names) content[`extension/themes/${name}`] = readFileSync(path.join(folder, name));
  const vsix = { name: 'cats.vsix', mimeType: 'application/zip', buffer: Buffer.from(zipSync(content)) };
  const workbench = new ExtensionsPage(page, ownServer.url);
  await workbench.open();
  await workbench.install('somebody.cats', vsix);
  const background = (): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--vscode-editor-background').trim(),
    );
  const before = await background();
  await workbench.run('Color Theme');
  await workbench.pick('Cat mocha');
  await expect.poll(background).toBe('#1e1e2e');
  expect(before).not.toBe('#1e1e2e');
});

test('a hostile package is refused with a message that says why', async ({ page, ownServer }) => {
  const hostile = { name: '../../evil', version: '1.0.0', contributes: { commands: 'many' } };
  const buffer = Buffer.from(zipSync({ 'package.json': Buffer.from(JSON.stringify(hostile)) }));
  const workbench = new ExtensionsPage(page, ownServer.url);
  await workbench.open();
  const chooser = page.waitForEvent('filechooser');
  await workbench.run('Install from File…');
  await (await chooser).setFiles({ name: 'evil.zip', mimeType: 'application/zip', buffer });
  await expect(workbench.question).toContainText("'evil.zip' cannot be installed");
  await expect(workbench.question).toContainText('package.json:1:2 name: is not right: use letters');
  await expect(workbench.question).toContainText('contributes.commands: must be an array, not a string.');
});

test('the list and the details of extensions are used by keyboard alone, and axe finds nothing in them', async ({
  page,
  ownServer,
}) => {
  const workbench = new ExtensionsPage(page, ownServer.url);
  await workbench.open();
  await page.keyboard.press('Control+Shift+X');
  await expect(page.getByRole('textbox', { name: 'Search extensions' })).toBeFocused();
  await page.keyboard.type('samples');
  const list = page.getByRole('listbox', { name: 'Built-in' });
  await expect(list.getByRole('option')).toHaveCount(1);
  expect(await findings(workbench), 'list').toEqual([]);

  await list.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Samples', level: 1 })).toBeVisible();
  expect(await findings(workbench), 'details').toEqual([]);
  await page.getByRole('tab', { name: 'Details', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: /^Commands/ })).toContainText('Samples: Add Note');
  expect(await findings(workbench), 'contributions').toEqual([]);

  await list.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option')).toContainText('Disabled');
});
