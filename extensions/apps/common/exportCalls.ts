import { calls, get, permissions } from 'lathe/common';
import { z } from 'zod';
import { appsPath } from './appLogo';

export const exportCalls = calls({
  file: get(`${appsPath}/:appId/export`, {
    summary:
      'An application as a ZIP of readable files: itself, its menus, tabs and components, each record with its parts.',
    permission: permissions.developApplication,
    result: z.unknown(),
    media: 'application/zip',
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
});
