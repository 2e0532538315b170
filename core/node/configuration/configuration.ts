import path from 'node:path';
import { z } from 'zod';

/** Everything that an operator may set, by environment variables; the README lists them. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LATHE_DATA: z.string().min(1).default('data'),
  LATHE_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LATHE_WATCH: z.stringbool().default(false),
});

export interface Configuration {
  readonly port: number;
  /** The folder that holds all that must outlive the process. */
  readonly dataFolder: string;
  /** A PostgreSQL to use in place of the embedded one. */
  readonly databaseUrl?: string;
  /** For developers: manifests, texts and themes of what is built in are read again when they change. */
  readonly watch: boolean;
  readonly logLevel: z.infer<typeof Environment>['LATHE_LOG'];
}

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Says which variable is wrong and what it may be, so that a start fails at once and plainly. */
export function readConfiguration(environment: NodeJS.ProcessEnv, folder: string): Configuration {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The environment holds settings that cannot be used:\n${lines.join('\n')}`);
  }
  const { PORT, LATHE_DATA, LATHE_LOG, LATHE_WATCH, DATABASE_URL } = result.data;
  return {
    port: PORT,
    dataFolder: path.resolve(folder, LATHE_DATA),
    logLevel: LATHE_LOG,
    databaseUrl: DATABASE_URL,
    watch: LATHE_WATCH,
  };
}
