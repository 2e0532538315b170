import { z } from 'zod';
import { calls, get } from '../calls/call';

/** The names of the messages in the stream of events. */
export const streamMessages = {
  /** The stream is open, and from now on complete. */
  open: 'open-stream',
  event: 'live',
  /** Something was missed that cannot be told any more: load again what is shown. */
  missed: 'missed',
  /** The session is over; nothing more will come. */
  end: 'end-stream',
} as const;

export const eventCalls = calls({
  stream: get('/u-route/baas/sys/v1.0/events', {
    summary: 'Tells what happens, as server-sent events; "Last-Event-ID" resumes where a stream was broken off',
    query: z.object({ lastEventId: z.string().max(4000).optional() }),
    result: z.string(),
    media: 'text/event-stream',
  }),
});
