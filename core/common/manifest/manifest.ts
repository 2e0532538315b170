import { z } from 'zod';
import { Contributions } from './contributions';

const path = z
  .string()
  .max(500)
  .regex(
    /^(?!.*(^|\/)\.\.(\/|$))(?![/\\]|[A-Za-z]:)[^\\]*$/,
    'use a path inside the folder, with "/" between its parts',
  );

/** An extension's package.json, as far as the workbench reads it. Other npm fields are left alone. */
export const Manifest = z.looseObject({
  name: z
    .string()
    .max(214)
    .regex(
      /^(@[A-Za-z0-9][\w.-]*\/)?[A-Za-z0-9][\w.-]*$/,
      'use letters, digits and - _ . only, beginning with a letter or digit',
    )
    .describe('With the publisher it makes the id of the extension.'),
  publisher: z
    .string()
    .max(100)
    .regex(/^[A-Za-z0-9][\w.-]*$/, 'use letters, digits and - _ . only')
    .optional(),
  displayName: z.string().max(200).optional().describe('What users read.'),
  description: z.string().max(2000).optional(),
  version: z
    .string()
    .max(100)
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/, 'use a semantic version such as 1.0.0'),
  license: z.string().max(200).optional(),
  icon: path.optional().describe('A png or svg file of at least 128 pixels.'),
  engines: z
    .record(z.string(), z.string())
    .optional()
    .describe('"lathe": the versions of the workbench that it runs in, such as "^0.1.0".'),
  browser: path.optional().describe('The ES module that exports `activate`.'),
  extensionDependencies: z
    .array(z.string().max(300))
    .max(100)
    .optional()
    .describe('The ids of extensions that are started before this one.'),
  activationEvents: z
    .array(z.string().max(300))
    .max(1000)
    .optional()
    .describe(
      '"onStartupFinished", or "onComponent:" with the id of a component that it draws; the rest follows from what is contributed.',
    ),
  contributes: Contributions.optional(),
});
export type Manifest = z.infer<typeof Manifest>;
