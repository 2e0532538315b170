import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from './harness';
import { signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

/** The text editor as a person uses it. */
class TextPage extends WorkbenchPage {
  get lines() {
    return this.page.locator('.monaco-editor .view-lines').first();
  }

  async newFile(text: string): Promise<void> {
    await this.page.keyboard.press('Control+Alt+n');
    await expect(this.page.locator('.monaco-editor .native-edit-context')).toBeFocused();
    await this.page.keyboard.insertText(text);
    await this.expectText(text);
  }

  async saveAs(name: string): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.page.getByText('The name of the file')).toBeVisible();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(this.page).toHaveURL(new RegExp(`${name}$`));
    await expect(this.page.locator('.monaco-editor.focused')).toBeVisible();
  }

  /** What knows the settings may still be on its way while one types: then one asks for it. */
  async expectSuggestion(name: string): Promise<void> {
    const suggestion = this.page.locator('.suggest-widget.visible .monaco-list-row.focused');
    await expect(async () => {
      await this.page.keyboard.press('Control+Space');
      await expect(suggestion).toContainText(name, { timeout: 2000 });
    }).toPass();
  }

  /** Monaco draws spaces as no-break spaces, and nothing else of a text. */
  async expectText(text: string): Promise<void> {
    await expect.poll(async () => (await this.lines.innerText()).replaceAll('\u00a0', ' ')).toBe(text);
  }
}

async function start(page: Page): Promise<TextPage> {
  const text = new TextPage(page);
  await text.open();
  return text;
}

test('types, undoes, saves under a name and comes back after a reload', async ({ page }) => {
  const text = await start(page);
  await text.newFile('one');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('two');
  await text.expectText('one\ntwo');
  await page.keyboard.press('Control+z');
  await text.expectText('one');
  await page.keyboard.press('Control+y');
  await text.expectText('one\ntwo');
  await text.saveAs('notes.txt');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' and three');
  await page.reload();
  await text.expectText('one\ntwo and three');
  await page.keyboard.press('Control+z');
  await text.expectText('one\ntwo');
});

test('finds, and gives Escape back to the text', async ({ page }) => {
  const text = await start(page);
  await text.newFile('apple pear apple');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('apple');
  await expect(page.locator('.find-widget .matchesCount')).toHaveText(/of 2/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.find-widget.visible')).toHaveCount(0);
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
});

test("runs Monaco's commands from the palette", async ({ page }) => {
  const text = await start(page);
  await text.newFile('shout');
  await page.keyboard.press('Control+a');
  await text.run('Editor: Transform to Uppercase');
  await text.expectText('SHOUT');
});

test('compares with what is saved, and goes to the changes', async ({ page }) => {
  const text = await start(page);
  await text.newFile('one\ntwo\nthree');
  await text.saveAs('list.txt');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' more');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('d');
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  await expect(text.tab('list.txt (saved) ↔ list.txt')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+F5');
  await expect(text.statusBar).toContainText('Ln 3');
});

test('obeys the keys of the user', async ({ page }) => {
  const text = await start(page);
  await page.goto('/projects/text/user/keybindings.json');
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  await page.keyboard.insertText(
    '[{ "key": "ctrl+d", "command": "editor.action.deleteLines", "when": "editorTextFocus" }, { "key": "ctrl+shift+k", "command": "-editor.action.deleteLines" }]',
  );
  await page.keyboard.press('Control+s');
  await expect(text.tab('keybindings.json')).toHaveAttribute('aria-selected', 'true');
  await text.newFile('one\ntwo');
  await page.keyboard.press('Control+d');
  await text.expectText('one');
  await page.keyboard.press('Control+Shift+k');
  await page.keyboard.insertText('!');
  await text.expectText('one!');
});

test('completes settings and the names of colours in settings.json', async ({ page }) => {
  const text = await start(page);
  await page.goto('/projects/text/user/settings.json');
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  const suggestion = page.locator('.suggest-widget.visible .monaco-list-row.focused');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{}');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('"colorCustom');
  await text.expectSuggestion('workbench.colorCustomizations');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"statusBar.backg');
  await expect(suggestion).toContainText('statusBar.background');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.lines.innerText()).toContain('"statusBar.background"');
});

test('unsaved text outlives a browser that is killed', async ({ server }) => {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lathe-profile-'));
  try {
    const first = await startBrowser(profile);
    const before = new TextPage(await openPage(first.browser, server.url));
    await before.newFile('not lost');
    // As long as the product may take to bring it to safety.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.kill();
    const second = await startBrowser(profile);
    const after = new TextPage(await openPage(second.browser, server.url));
    await expect(after.tab('Untitled-1')).toBeVisible();
    await after.tab('Untitled-1').click();
    await after.expectText('not lost');
    await second.kill();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no context.');
  await signIn(context, url);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/projects`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return page;
}

async function startBrowser(profile: string): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const executable = process.env.LATHE_CHROMIUM ?? chromium.executablePath();
  const child = spawn(executable, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const browser = await chromium.connectOverCDP(await endpointOf(child));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    browser,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (data: Buffer) => {
      printed += data.toString();
      const match = /DevTools listening on (ws:\S+)/.exec(printed);
      if (match?.[1]) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${printed}`)));
  });
}

test('opens a file beside from the palette', async ({ page }) => {
  const text = await start(page);
  await text.newFile('one');
  await text.saveAs('beside.txt');
  await page.keyboard.press('Control+p');
  await page.keyboard.type('beside.txt');
  await text.rows
    .filter({ hasText: 'beside.txt' })
    .last()
    .click({ modifiers: ['Control'] });
  await expect(text.tab('beside.txt')).toHaveCount(2);
});

/** Keeps the editor from arriving until the result is called. */
async function holdEditor(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  // Only the editor itself is that large.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.body()).length > 3_000_000) await arrived;
    await route.fulfill({ response });
  });
  return arrive;
}

test('what is typed into a new text while the editor loads is kept', async ({ page }) => {
  const arrive = await holdEditor(page);
  const text = await start(page);
  await page.keyboard.press('Control+Alt+n');
  const standIn = page.getByRole('textbox', { name: 'Untitled-1, text editor' });
  await expect(standIn).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('tw');
  await page.keyboard.press('ArrowLeft');
  await expect(standIn).toHaveValue('one\ntw');
  arrive();
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  await text.expectText('one\ntw');
  await page.keyboard.type('>');
  await text.expectText('one\nt>w');
  await expect(text.tab(/^Untitled-1, /)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who saves a new text while the editor loads is asked for its name', async ({ page }) => {
  const arrive = await holdEditor(page);
  const text = await start(page);
  await page.keyboard.press('Control+Alt+n');
  await expect(page.getByRole('textbox', { name: 'Untitled-1, text editor' })).toBeFocused();
  await page.keyboard.type('early');
  await page.keyboard.press('Control+s');
  arrive();
  await expect(page.getByText('The name of the file')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('early.txt');
  await page.keyboard.press('Enter');
  await expect(text.tab('early.txt')).toHaveAttribute('aria-selected', 'true');
  await text.expectText('early');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an editor that arrives takes no keys from the palette', async ({ page }) => {
  const arrive = await holdEditor(page);
  const text = await start(page);
  await page.keyboard.press('Control+Alt+n');
  await expect(page.getByRole('textbox', { name: 'Untitled-1, text editor' })).toBeFocused();
  await text.showCommands();
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.body.setAttribute('data-focus-lost', ''), { once: true });
  });
  await page.keyboard.type('tog');
  arrive();
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeAttached();
  await page.keyboard.type(' side');
  await expect(text.input).toHaveValue('>tog side');
  await expect(page.locator('body')).not.toHaveAttribute('data-focus-lost');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('brackets and quotes are closed from the first key on', async ({ page }) => {
  const text = await start(page);
  // Languages that do not come with the editor do not come at all.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    if (body.length > 3_000_000 || !body.includes('autoClosingPairs')) await route.fulfill({ response });
  });
  await page.goto('/projects/text/user/keybindings.json');
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('[{ "key');
  await text.expectText('[{ "key"}]');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a completion takes nothing away behind the cursor, whether a quote closes the text or not', async ({ page }) => {
  const text = await start(page);
  await page.goto('/projects/text/user/keybindings.json');
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  const suggestion = page.locator('.suggest-widget.visible .monaco-list-row.focused');
  await page.keyboard.press('Control+a');
  // Every quote and bracket is closed by itself as it is typed.
  await page.keyboard.type('[{ "command": "showComm');
  await text.expectSuggestion('action.showCommands');
  await page.keyboard.press('Enter');
  await text.expectText('[{ "command": "workbench.action.showCommands"}]');
  // What is pasted is not.
  await page.evaluate(() => navigator.clipboard.writeText('[{ "command": "showComm }]'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  await expect(suggestion).toContainText('action.showCommands');
  await page.keyboard.press('Enter');
  await text.expectText('[{ "command": "workbench.action.showCommands" }]');
});

test('says in the new language that its own words take another load', async ({ page, ownServer }) => {
  const text = new TextPage(page);
  await text.open(`${ownServer.url}/projects`);
  await text.newFile('one');
  await text.run('Preferences: Configure Display Language');
  await text.pick('中文');
  await expect(page.getByText('文本编辑器内部的菜单和消息将在页面重新加载后切换语言。').first()).toBeVisible();
});
