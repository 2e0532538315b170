/** Where in a theme's file something is wrong, counted from 1. */
export interface ThemePosition {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Something in a theme that is left out; the rest of it is used. */
export interface ThemeProblem extends ThemePosition {
  readonly message: string;
}

/** A theme that cannot be used, and why: the message begins with the file and the place in it. */
export class ThemeError extends Error {
  constructor(
    readonly position: ThemePosition,
    readonly reason: string,
  ) {
    super(`${position.path}:${position.line}:${position.column}: ${reason}`);
    this.name = 'ThemeError';
  }
}

export function positionOf(path: string, text: string, offset: number): ThemePosition {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
