import { z } from 'zod';
import { calls, get } from '../calls/call';

/** Asked before anybody is signed in, so nothing here may be a secret. */
export const serverConfigCalls = calls({
  get: get('/besBaas/getConfig/get', {
    summary: 'Reads one setting of the server by its name, or all of them',
    audience: 'anyone',
    query: z.object({ type: z.string().min(1).max(100).optional() }),
    /** Null for a name that is not known; the domain of single log-in is that of the host that was asked. */
    result: z.json(),
  }),
});
