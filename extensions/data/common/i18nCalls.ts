import { calls, get, Id, permissions, put } from 'lathe/common';
import { z } from 'zod';

const path = '/u-route/baas/data/v1.0/i18n';
const permission = permissions.developApplication;

/** Which text of a record it is. */
export const textKinds = ['label', 'plural', 'nameLabel', 'help', 'choice', 'message', 'section'] as const;
export type TextKind = (typeof textKinds)[number];

const Language = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/);

/** A text that people read, with what it is in other languages. */
export const TextRow = z.object({
  /** Of the record that it stands in. */
  id: Id,
  type: z.string(),
  kind: z.enum(textKinds),
  /** Of a choice its value, of a section which one it is: "0" is the first. */
  value: z.string().optional(),
  /** What the record is in, and it: "Order › Status". */
  path: z.string(),
  text: z.string(),
  /** By language. */
  texts: z.record(z.string(), z.string()),
});
export type TextRow = z.output<typeof TextRow>;

export const NewText = z.strictObject({
  id: Id,
  kind: z.enum(textKinds),
  value: z.string().max(255).optional(),
  /** By language; an empty one takes the translation away. */
  texts: z.record(Language, z.string().max(1000)),
});
export type NewText = z.output<typeof NewText>;

/** Labels, helps and messages in several languages; they stand in the metadata, and travel with it. */
export const i18nCalls = calls({
  list: get(path, {
    summary: 'The texts of objects, fields, choices, rules and layouts, with their translations.',
    permission,
    query: z.object({
      /** The language in which they are missing. */
      missing: Language.optional(),
      search: z.string().max(200).optional(),
      /** Those of one object or picklist. */
      of: Id.optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(200),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    result: z.array(TextRow),
    counted: true,
  }),
  save: put(path, {
    summary: 'Translates many texts at once, all or none.',
    permission,
    query: z.object({
      /** False leaves translations that are there as they are. */
      override: z.stringbool().default(true),
    }),
    body: z.strictObject({ texts: z.array(NewText).min(1).max(5000) }),
    result: z.object({ changed: z.int() }),
    errors: [['NOT_FOUND', 404], 'INVALID_DATA', ['LOCKED', 423]],
    bodyLimit: 8 * 1024 * 1024,
  }),
});
