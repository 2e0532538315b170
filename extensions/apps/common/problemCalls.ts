import { calls, get, Id, permissions } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/apps';
const permission = permissions.developApplication;

export const problemCodes = [
  'COMPONENT_GONE',
  'FOLDER_GONE',
  'MENU_TAB_GONE',
  'MENU_FOLDER_GONE',
  'TAB_TARGET_GONE',
  'LAYOUT_GONE',
  'DEFAULT_TAB_GONE',
  'LIBRARY_GONE',
  'SERVICE_GONE',
  'PACKAGE_GONE',
  'WEBSITE_GONE',
  'DEPENDENCY_GONE',
  'PROFILE_UNKNOWN',
  'PERMISSION_SET_UNKNOWN',
  'OLD_PROPERTIES',
  'UNSEEN',
  'NO_MENUS',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Something that is wrong with an application. */
export const Problem = z.object({
  code: z.enum(problemCodes),
  severity: z.enum(['error', 'warning', 'info']),
  /** In the caller's language. */
  message: z.string(),
  /** The record in which it is, and where in it, such as "data.tab". */
  record: Id,
  recordType: z.string(),
  recordName: z.string(),
  place: z.string(),
});
export type Problem = z.output<typeof Problem>;

/** An application that a record is used in. */
export const AppUse = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  /** The entry that uses it: a component, a menu or a tab, or the application itself. */
  by: Id,
  byType: z.string(),
  byLabel: z.string(),
});
export type AppUse = z.output<typeof AppUse>;

export const problemCalls = calls({
  list: get(`${base}/:appId/problems`, {
    summary: 'Lists what is broken in an application.',
    permission,
    result: z.array(Problem),
    errors: ['NOT_FOUND'],
  }),
  uses: get(`${base}/uses/:recordId`, {
    summary: 'The applications in which a record is used: by a component, a menu, a tab that shows it, or a setting.',
    permission,
    result: z.array(AppUse),
    errors: ['NOT_FOUND'],
  }),
});
