import type { Configuration } from '../../../core/node/configuration/configuration';

/** A command for operators: `npm run <name> -- <arguments>`. */
export interface Tool {
  /** How it is called, for whoever calls it wrongly. */
  readonly usage: string;
  run(args: readonly string[], configuration: Configuration): Promise<void>;
}

/** Said without a stack: the operator can mend it. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
