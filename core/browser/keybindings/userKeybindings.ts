import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { Emitter } from '../../common/event';
import type { JsonValue } from '../../common/json/jsonValue';
import {
  addEntry,
  changeEntry,
  type KeybindingChange,
  type KeybindingEntry,
  newKeybindingsFile,
  removeEntries,
} from '../../common/keybindings/editKeybindings';
import type { ResolvedKeybinding } from '../../common/keybindings/keybindingInfo';
import {
  type KeybindingProblem,
  type KeybindingsFile,
  parseKeybindingsFile,
  type UserKeybinding,
} from '../../common/keybindings/keybindingsFile';
import { DisposableOwner } from '../../common/lifecycle';
import { UserFiles } from '../storage/userFiles';

export const keybindingsFile = 'keybindings.json';
/** The source of the user's own keybindings. */
export const userSource = 'user';

/** A file that cannot be read is not written to either: nobody's text is lost. */
export class BrokenKeybindingsFileError extends Error {
  constructor(readonly problem: KeybindingProblem | undefined) {
    super(
      `'${keybindingsFile}' has an error at line ${problem?.line ?? 1}, column ${problem?.column ?? 1}; mend it first.`,
    );
    this.name = 'BrokenKeybindingsFileError';
  }
}

/** The user's own keybindings, in keybindings.json. */
@injectable()
export class UserKeybindings extends DisposableOwner {
  private file: KeybindingsFile;
  private readonly changed = this.own(new Emitter<void>());
  readonly onDidChange = this.changed.event;

  constructor(@inject(UserFiles) private readonly userFiles: UserFiles) {
    super();
    this.file = this.read();
    makeObservable<this, 'file'>(this, { file: observableRef });
    this.own(
      userFiles.onDidChange((name) => {
        if (name === keybindingsFile) this.reload();
      }),
    );
  }

  get entries(): readonly UserKeybinding[] {
    return this.file.entries;
  }

  /** What is wrong in the file, with the place. */
  get problems(): readonly KeybindingProblem[] {
    return this.file.problems;
  }

  /** The text of the file, or that of a new one. */
  get text(): string {
    return this.file.text.trim() === '' ? newKeybindingsFile : this.file.text;
  }

  add(entry: KeybindingEntry): Promise<void> {
    return this.write((file) => addEntry(withoutRemoval(file, entry), entry));
  }

  /** Another key or clause: of the user's own in its place, of any other as one of the user's instead of it. */
  change(binding: ResolvedKeybinding, change: KeybindingChange): Promise<void> {
    return this.write((file) => {
      const own = this.ownEntry(binding);
      if (own) return changeEntry(file.text, own.index, change);
      const { command, key, when, args } = binding;
      const removed = addEntry(file.text, removalOf(binding));
      return addEntry(removed, { command, args: toJson(args), key, when, ...change });
    });
  }

  remove(binding: ResolvedKeybinding): Promise<void> {
    return this.write((file) => {
      const own = this.ownEntry(binding);
      return own ? removeEntries(file, (entry) => entry === own) : addEntry(file.text, removalOf(binding));
    });
  }

  /** The command has the keys again that it came with. */
  reset(command: string): Promise<void> {
    return this.write((file) => removeEntries(file, (entry) => entry.command.replace(/^-/, '') === command));
  }

  isCustomised(command: string): boolean {
    return this.entries.some((entry) => entry.command.replace(/^-/, '') === command);
  }

  private ownEntry(binding: ResolvedKeybinding): UserKeybinding | undefined {
    return this.entries.find((entry) => entry === binding.info);
  }

  private async write(edit: (file: KeybindingsFile) => string): Promise<void> {
    if (this.file.isBroken) throw new BrokenKeybindingsFileError(this.file.problems[0]);
    const text = edit(this.file);
    if (text !== this.file.text) await this.userFiles.write(keybindingsFile, text);
  }

  private reload(): void {
    const file = this.read();
    if (file.text === this.file.text) return;
    runInAction(() => (this.file = file));
    this.changed.fire();
  }

  private read(): KeybindingsFile {
    return parseKeybindingsFile(this.userFiles.read(keybindingsFile) ?? '', userSource);
  }
}

function removalOf({ command, key, when }: ResolvedKeybinding): KeybindingEntry {
  return { key, command: `-${command}`, when };
}

/** To give a command a key back that was taken from it, the taking is enough to go. */
function withoutRemoval(file: KeybindingsFile, { command, key, when }: KeybindingEntry): string {
  return removeEntries(file, (each) => each.command === `-${command}` && each.key === key && each.when === when);
}

function toJson(value: unknown): JsonValue | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as JsonValue);
}
