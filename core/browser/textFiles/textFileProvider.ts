import type { Event } from '../../common/event';

/** Where the texts of one scheme come from. Paths begin with "/". */
export interface TextFileProvider {
  /** Undefined when there is no such file. */
  read(path: string): Promise<string | undefined>;
  /** Without it the files are read-only. */
  write?(path: string, text: string): Promise<void>;
  delete?(path: string): Promise<void>;
  list?(): Promise<readonly string[]>;
  /** Observed: a text may become read-only, and writable again, while it is open. */
  isReadonly?(path: string): boolean;
  /** As a user knows it; by default the last part of the path. */
  nameOf?(path: string): string | undefined;
  /** Who stored it last and when, in words; told when this is in the way of saving. */
  lastChange?(path: string): string | undefined;
  /** Fires with the path of a file whose text became another. */
  readonly onDidChange?: Event<string>;
}
