import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../workbench/build/sources.mjs';

export const dist = path.join(root, '.cache/test');
export const password = 'Bench-mark-9';

/** Starts a server, and says how long it took until it was there. */
export async function start(script, args, environment = {}) {
  const begun = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
      const match = /ready on (http:\S+)/.exec(printed);
      if (match) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${printed}`)));
  });
  await fetch(`${url}/healthz`);
  const took = performance.now() - begun;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, took, pid: child.pid, stop };
}

/** The product's own server, on a data folder. */
export function startLathe(data, environment = {}) {
  return start(path.join(dist, 'server/main.js'), [], {
    PORT: '0',
    LATHE_DATA: data,
    LATHE_LOG: 'error',
    // A bench makes more calls in a minute than anybody may.
    LATHE_USER_LIMIT: '0',
    LATHE_ADDRESS_LIMIT: '0',
    LATHE_ADMIN_PASSWORD: password,
    ...environment,
  });
}

/** The cookies of somebody who has the administrator's password, and his tenant. */
export async function logIn(url, userName = 'admin') {
  const login = await fetch(`${url}/baas/auth/v1.0/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ userName, password }),
  });
  const cookies = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  const tenant = cookies.find((cookie) => cookie.startsWith('tenant-id='))?.slice('tenant-id='.length);
  return { cookie: cookies.join('; '), tenant };
}
