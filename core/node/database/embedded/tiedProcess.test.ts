import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RunningProcess } from './runningProcess';
import { startTied } from './tiedProcess';

describe('startTied', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lathe-tied-'));
    const stopper = path.join(folder, 'stopper');
    writeFileSync(stopper, `#!/bin/sh\nkill $(cat "$5/pid")\n`);
    chmodSync(stopper, 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function start(script: string, withShell: boolean): RunningProcess {
    const program = process.execPath;
    const args = ['-e', `require('fs').writeFileSync('${folder}/pid', String(process.pid)); ${script}`];
    const stopper = path.join(folder, 'stopper');
    return new RunningProcess(
      startTied({ program, args, as: { before: [] }, stopper, folder }, withShell),
      () => undefined,
    );
  }

  describe.each([true, false])('with a shell: %s', (withShell) => {
    it('stops the program when its input closes', async () => {
      const bye = `() => { console.log('bye'); process.exit(); }`;
      const listening = `process.on('SIGINT', ${bye}).on('SIGTERM', ${bye}); setInterval(() => {}, 1000);`;
      const running = start(`${listening} console.log('ready to accept connections')`, withShell);
      expect(await running.ready()).toBe(true);
      await running.stop(async () => undefined);
      expect(running.lastWords).toContain('bye');
    });

    it('ends when the program ends', async () => {
      const running = start(`console.log('no room'); process.exit(1)`, withShell);
      expect(await running.ready()).toBe(false);
      expect(running.lastWords).toBe('no room');
    });
  });
});
