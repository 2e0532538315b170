/** A customer. Its data is a schema of its own. */
export interface Tenant {
  /** 20 characters. */
  readonly id: string;
  readonly name: string;
  readonly schema: string;
}
