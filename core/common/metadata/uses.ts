import { z } from 'zod';
import { RecordLink } from './metadataRecord';

/** A place in a record that names another. */
export const Use = RecordLink.extend({
  /** Where in the record, such as "data.fields.0.object". */
  place: z.string(),
  /** Whether it can do without: such a use is no reason against deleting. */
  weak: z.boolean(),
});
export type Use = z.output<typeof Use>;

/** What a search over all types found. */
export const SearchHit = RecordLink.extend({ modifiedAt: z.iso.datetime(), modifiedByName: z.string() });
export type SearchHit = z.output<typeof SearchHit>;
