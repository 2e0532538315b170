/** The database cannot be used as things are; the message tells an operator why and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}
