import { z } from 'zod';
import { Id } from './metadataRecord';
import { metadataTopic } from './metadataTopic';

export const metadataActions = ['created', 'updated', 'deleted', 'undeleted', 'purged', 'locked', 'unlocked'] as const;

/** What an open browser hears when a record changed; it loads the record itself when it shows it. */
export const MetadataEvent = z.object({
  topic: z.literal(metadataTopic),
  action: z.enum(metadataActions),
  type: z.string(),
  id: Id,
  name: z.string(),
  label: z.string(),
  parent: Id.nullable(),
  belongTo: Id.nullable(),
  revision: z.int(),
  /** The id and the name of who did it. */
  actor: z.string(),
  actorName: z.string(),
});
export type MetadataEvent = z.output<typeof MetadataEvent>;
