import type { Event } from '../../common/event';

/** Where the texts of one scheme come from. Paths begin with "/". */
export interface TextFileProvider {
  /** Undefined when there is no such file. */
  read(path: string): Promise<string | undefined>;
  /** Without it the files are read-only. */
  write?(path: string, text: string): Promise<void>;
  delete?(path: string): Promise<void>;
  list?(): Promise<readonly string[]>;
  isReadonly?(path: string): boolean;
  /** Fires with the path of a file whose text became another. */
  readonly onDidChange?: Event<string>;
}
