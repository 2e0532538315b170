/** Gives the token that changing calls carry; the session implements it, with its caches. */
export abstract class AntiForgery {
  abstract token(): Promise<string>;
  /** The server didn't take the token: the next one must be new. */
  abstract forget(): void;
}
