import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const State = z.object({
  disabled: z.array(z.string()).default([]),
  versions: z.record(z.string(), z.string()).default({}),
});

/** Which extensions are disabled, and which version of each is in use: `state.json` in the folder of the extensions. */
export class StateFile {
  private disabled = new Set<string>();
  private versions = new Map<string, string>();
  /** Why the file could not be used; it is kept beside its successor. */
  problem: string | undefined;

  constructor(private readonly file: string) {}

  async read(): Promise<void> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    if (text === undefined) return;
    try {
      const state = State.parse(JSON.parse(text));
      this.disabled = new Set(state.disabled);
      this.versions = new Map(Object.entries(state.versions));
    } catch (error) {
      await writeFile(`${this.file}.broken`, text);
      this.problem = `${this.file} cannot be used and was kept as ${path.basename(this.file)}.broken: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  isEnabled(id: string): boolean {
    return !this.disabled.has(id);
  }

  versionOf(id: string): string | undefined {
    return this.versions.get(id);
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    if (enabled) this.disabled.delete(id);
    else this.disabled.add(id);
    await this.write();
  }

  async setVersion(id: string, version: string | undefined): Promise<void> {
    if (version === undefined) {
      this.versions.delete(id);
      this.disabled.delete(id);
    } else this.versions.set(id, version);
    await this.write();
  }

  /** All or nothing, even when the machine stops in the middle. */
  private async write(): Promise<void> {
    const state = { disabled: [...this.disabled].sort(), versions: Object.fromEntries(this.versions) };
    await mkdir(path.dirname(this.file), { recursive: true });
    const temporary = `${this.file}.${process.pid}.tmp`;
    await writeFile(temporary, `${JSON.stringify(state, undefined, 2)}\n`);
    await rename(temporary, this.file);
  }
}
