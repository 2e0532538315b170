import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stampOf } from './sources.mjs';

/** Runs a program of node_modules on the Node that runs this. */
export function runTool(script, args = [], environment = {}) {
  return runNode(path.join(root, 'node_modules', script), args, environment);
}

export async function runNode(script, args = [], environment = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
    child.on('error', reject);
  });
  if (code !== 0) throw new Error(`${path.relative(root, script)} ended with ${code}.`);
}

export async function build(environment = {}) {
  await runTool('webpack/bin/webpack.js', ['--mode', 'production'], environment);
  writeFileSync(stampOf(environment.LATHE_DIST ?? path.join(root, 'dist')), '');
}

/** Runs a command of package.json; a failure is told in one line, as what failed has already said why. */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
