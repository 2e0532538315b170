import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

const onSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium to test with: one that is there, else one that this installs. */
export async function findChromium() {
  const present = await presentChromium();
  if (present) return present;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    attempt('/usr/bin/apt-get', ['update', '-qq']);
    attempt('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    attempt(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  }
  const installed = await presentChromium();
  if (installed) return installed;
  throw new Error(
    'The end-to-end tests need a Chromium and could not install one. Install it with your package manager ' +
      '(Debian: apt-get install chromium) or with "npx playwright install chromium", or name one in LATHE_CHROMIUM.',
  );
}

async function presentChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env.LATHE_CHROMIUM, chromium.executablePath(), ...onSystem].find((file) => file && existsSync(file));
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  } catch {
    // What it printed tells why; the caller looks again and says what to do.
  }
}
