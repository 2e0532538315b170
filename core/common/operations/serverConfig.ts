import { z } from 'zod';

/** What the console asks of its server by name; the operator sets it for the whole installation. */
export const ServerConfig = z.strictObject({
  hasGit: z.boolean().default(false),
  hasCas: z.boolean().default(false),
  hasClickHouse: z.boolean().default(false),
  hasNocode: z.boolean().default(false),
  noWorkbench: z.boolean().default(false),
  paasType: z.string().max(100).default(''),
  sandboxDomain: z.string().max(255).default(''),
  'hwcloud.projectId': z.string().max(100).default(''),
  'hwcloud.VPCId': z.string().max(100).default(''),
  kbzpayCasUrl: z.union([z.literal(''), z.url()]).default(''),
  /** The domain on which a user is signed in once for all, by the host that he came to. */
  singleLoginDomain: z.record(z.string(), z.string()).default({}),
});
export type ServerConfig = z.infer<typeof ServerConfig>;
