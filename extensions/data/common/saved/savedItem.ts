import { Id } from 'lathe/common';
import { z } from 'zod';

/** A view or a dashboard in a list: one's own, or one that is shared with everybody. */
export const SavedItem = z.object({
  id: Id,
  label: z.string(),
  description: z.string(),
  /** The kind of a view; empty for a dashboard. */
  kind: z.string(),
  /** The object of a view; empty for a dashboard. */
  object: z.string(),
  shared: z.boolean(),
  owner: z.string(),
  ownerName: z.string(),
  /** Whether the caller may change it. */
  editable: z.boolean(),
  revision: z.int(),
  modifiedAt: z.iso.datetime(),
  modifiedByName: z.string(),
});
export type SavedItem = z.output<typeof SavedItem>;

/** Events of what is one's own; what is shared is metadata and has that topic. */
export const savedTopic = 'data-saved';
