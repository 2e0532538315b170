import { z } from 'zod';
import { Contributions } from './contributions';

/** An extension's package.json, as far as the workbench reads it. Other npm fields are left alone. */
export const Manifest = z.looseObject({
  name: z
    .string()
    .max(214)
    .regex(/^(@[\w.-]+\/)?[\w.-]+$/, 'use letters, digits and - _ . only'),
  publisher: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/)
    .optional(),
  displayName: z.string().max(200).optional(),
  description: z.string().max(2000).optional(),
  version: z.string().regex(/^\d+\.\d+\.\d+/, 'use a semantic version such as 1.0.0'),
  license: z.string().optional(),
  icon: z.string().optional(),
  engines: z
    .record(z.string(), z.string())
    .optional()
    .describe('"lathe": the versions of the workbench that it runs in.'),
  browser: z.string().optional().describe('The ES module that exports `activate`.'),
  extensionDependencies: z.array(z.string()).optional(),
  activationEvents: z
    .array(z.string())
    .optional()
    .describe('Only "onStartupFinished" is needed: the rest follows from what is contributed.'),
  contributes: Contributions.optional(),
});
export type Manifest = z.infer<typeof Manifest>;
