import { z } from 'zod';

/** What a browser may know of a registered type. */
export const TypeInfo = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  /** The first four characters of its records' ids. */
  prefix: z.string(),
  /** The key of its name for people, in the texts of the extension that owns it. */
  label: z.string(),
  /** Its name for people, in the caller's language. */
  title: z.string(),
  /** Whose type it is: an extension's id. */
  owner: z.string(),
  /** The types of its parts: they are locked, deleted and restored with it. */
  children: z.array(z.string()),
  /** The types of records that it can be put into. */
  within: z.array(z.string()),
  /** What changing takes. */
  permission: z.string(),
  /** What reading takes, if anything. */
  readPermissions: z.array(z.string()),
});
export type TypeInfo = z.output<typeof TypeInfo>;

/** With what its `data` may hold, as a JSON schema. */
export const TypeDetail = TypeInfo.extend({ schema: z.record(z.string(), z.json()) });
export type TypeDetail = z.output<typeof TypeDetail>;
