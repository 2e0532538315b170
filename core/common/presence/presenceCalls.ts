import { z } from 'zod';
import { calls, get, put } from '../calls/call';
import { Id } from '../metadata/metadataRecord';

/** What one page of the workbench can have open. */
const mostRecords = 200;

/** A user, and the records that he has open in all of his pages. */
const Presence = z.object({ userId: z.string(), userName: z.string(), records: z.array(Id) });

/** Who is here now, and what he has open. */
export const presenceCalls = calls({
  list: get('/u-route/baas/sys/v1.0/presence', {
    summary: 'Lists who has which records open now, as far as the caller may read these',
    audience: 'everyUser',
    result: z.array(Presence),
  }),
  say: put('/u-route/baas/sys/v1.0/presence/:client', {
    summary: 'Tells what a page of the caller’s workbench has open; nothing when it closes',
    audience: 'everyUser',
    body: z.strictObject({ records: z.array(Id).max(mostRecords) }),
    result: z.null(),
  }),
});
