import { z } from 'zod';
import { calls, get } from '../calls/call';
import { streamPath } from './streamMessages';

export const eventCalls = calls({
  stream: get(streamPath, {
    summary: 'Tells what happens, as server-sent events; "Last-Event-ID" resumes where a stream was broken off',
    audience: 'everyUser',
    query: z.object({ lastEventId: z.string().max(4000).optional() }),
    result: z.string(),
    media: 'text/event-stream',
  }),
});
