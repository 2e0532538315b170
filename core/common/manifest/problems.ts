/** Something wrong with an extension, said so that its author can mend it. */
export interface ManifestProblem {
  /** An error keeps the extension from being installed or loaded; a note says what was left out. */
  readonly severity: 'error' | 'note';
  /** What is wrong and how to mend it. */
  readonly message: string;
  /** Relative to the extension's folder. */
  readonly file: string;
  /** Where in the JSON, as in `contributes.commands[2].title`. */
  readonly path?: string;
  /** From 1. */
  readonly line?: number;
  readonly column?: number;
}

/** One line for a person: `package.json:12:7 contributes.commands[2].title: ...`. */
export function describeProblem({ file, line, column, path, message }: ManifestProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return path ? `${place} ${path}: ${message}` : `${place}: ${message}`;
}
