import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';

const password = 'Lathe-bench-7';

const dist = path.join(root, '.cache/test');

/** Lathe itself, with the fixtures that the end-to-end tests use too and, where asked for, made-up extensions. */
export async function startLathe({ commands = 0, idleExtensions = 0 } = {}) {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  const data = path.join(cacheFolder, `data-${commands}-${idleExtensions}`);
  rmSync(data, { recursive: true, force: true });
  if (commands > 0) install(data, 'many-commands', manyCommands(commands));
  for (let i = 0; i < idleExtensions; i++) install(data, `idle-${i}`, idleExtension(i));
  const server = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', LATHE_DATA: data, LATHE_LOG: 'error', LATHE_ADMIN_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (text) => {
      printed += text;
      const match = /ready on (\S+)/.exec(printed);
      if (match) resolve(match[1]);
    });
    server.on('exit', () => reject(new Error(`The server ended: ${printed}`)));
  });
  return {
    session: await signIn(url),
    url: `${url}/projects`,
    title: 'Lathe',
    rowSelector: '.quick-input [role=option]',
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

function install(data, name, contributes) {
  const folder = path.join(data, 'extensions', `bench.${name}`, '1.0.0');
  mkdirSync(folder, { recursive: true });
  const manifest = { name, publisher: 'bench', version: '1.0.0', browser: 'index.js', contributes };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.js'), 'export const activate = () => undefined;\n');
}

const verbs = ['Open', 'Create', 'Delete', 'Toggle', 'Publish', 'Compare', 'Rename', 'Refresh', 'Debug', 'Export'];
const nouns = ['Object', 'Script', 'Flow', 'Page', 'Package', 'View', 'Dashboard', 'Menu', 'Connector', 'Model'];

function manyCommands(count) {
  const commands = Array.from({ length: count }, (_, i) => ({
    command: `bench.command${i}`,
    title: `${verbs[i % 10]} ${nouns[Math.floor(i / 10) % 10]} ${i}`,
    category: `Area ${Math.floor(i / 100)}`,
  }));
  return { commands };
}

function idleExtension(i) {
  const id = `idle${i}`;
  return {
    commands: ['one', 'two', 'three'].map((name) => ({ command: `${id}.${name}`, title: `Idle ${i} ${name}` })),
    menus: { 'view/title': [{ command: `${id}.one`, when: `view == ${id}.list`, group: 'navigation' }] },
    keybindings: [{ command: `${id}.two`, key: 'ctrl+k ctrl+alt+i', when: `view == ${id}.list` }],
    views: { explorer: [{ id: `${id}.list`, name: `Idle ${i}`, when: `idle${i}.on` }] },
    configuration: { title: `Idle ${i}`, properties: { [`${id}.on`]: { type: 'boolean', default: false } } },
  };
}

/** What an administrator's browser keeps, for the one that is measured. */
async function signIn(url) {
  const answer = await fetch(`${url}/baas/auth/v1.0/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [name, value] = cookie.split(';', 1)[0].split('=');
    return {
      name,
      value,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    };
  });
  return { cookies, origins: [] };
}
