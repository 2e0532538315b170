import { calls, get } from 'lathe/common';
import { z } from 'zod';
import { ListedUser } from './permissionShapes';

export const userPickCalls = calls({
  find: get('/u-route/baas/sys/v1.0/users/pick', {
    summary: 'The first users whose name contains a text, to choose from; for who manages users or permissions.',
    query: z.object({ search: z.string().max(200).default('') }),
    result: z.array(ListedUser),
    errors: ['FORBIDDEN'],
  }),
});
