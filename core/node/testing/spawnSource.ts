import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

export interface SourceProcess {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  /** The first line that fits, whether it was said before or comes yet; fails when the process ends without it. */
  line(pattern: Pick<RegExp, 'test'>): Promise<string>;
  kill(): Promise<void>;
}

/** Runs one of our source files as a process of its own. */
export function spawnSource(file: string, args: readonly string[]): SourceProcess {
  const hook = path.resolve(__dirname, 'typescript.cjs');
  const child = spawn(process.execPath, ['-r', hook, file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const checks = new Set<() => void>();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      for (const check of checks) check();
    });
  }
  return {
    child,
    lines,
    async line(pattern) {
      const found = new Promise<string>((resolve) => {
        const check = (): void => {
          const line = lines.find((each) => pattern.test(each));
          if (line === undefined) return;
          checks.delete(check);
          resolve(line);
        };
        checks.add(check);
        check();
      });
      const failed = ended.then(() => {
        throw new Error(`The process ended without saying it:\n${lines.slice(-10).join('\n')}`);
      });
      failed.catch(() => undefined);
      return Promise.race([found, failed]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
