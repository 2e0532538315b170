import { calls, get, Id, JsonData, MetadataRecord, permissions, put } from 'lathe/common';
import { z } from 'zod';
import { TabTarget } from './applicationCalls';

const base = '/u-route/baas/sys/v1.0/apps';
const permission = permissions.developApplication;

/** A tab with what it shows. */
export const ShownTab = MetadataRecord.extend({ target: TabTarget });
export type ShownTab = z.output<typeof ShownTab>;

/** An application with its menus, in their order, and the tabs that it has or shows. */
export const Design = z.object({
  application: MetadataRecord,
  menus: z.array(MetadataRecord),
  tabs: z.array(ShownTab),
  /** Empty where nobody owns it. */
  ownerName: z.string(),
  /** Whether the caller says who sees it: its owner does, and administrators. */
  mayGrant: z.boolean(),
});
export type Design = z.output<typeof Design>;

const Written = z.strictObject({
  /** Of one that is there; without a revision it is made, and what names it by this id names what was made. */
  id: Id,
  /** The revision that was changed: another is refused as stale. */
  revision: z.int().min(1).optional(),
  name: z.string().max(255),
  label: z.string().max(1000),
  active: z.boolean().default(true),
  data: JsonData,
});

const Removed = z.strictObject({ id: Id, revision: z.int().min(1) });

/** What is left out stays. */
export const DesignChange = z.strictObject({
  application: z.strictObject({ revision: z.int().min(1), label: z.string().max(1000), data: JsonData }).optional(),
  tabs: z.array(Written).max(1000).default([]),
  /** Folders stand before what is in them. */
  menus: z.array(Written).max(2000).default([]),
  removedMenus: z.array(Removed).max(2000).default([]),
  removedTabs: z.array(Removed).max(1000).default([]),
});
export type DesignChange = z.input<typeof DesignChange>;

const Named = z.object({ id: z.string(), name: z.string() });

/** For whom an application can be. */
export const Audience = z.object({ profiles: z.array(Named), permissionSets: z.array(Named) });
export type Audience = z.output<typeof Audience>;

export const designCalls = calls({
  audience: get(`${base}/:appId/audience`, {
    summary: 'The profiles and permission sets for which an application can be, as people call them.',
    permission,
    result: Audience,
    errors: ['NOT_FOUND'],
  }),
  get: get(`${base}/:appId/design`, {
    summary: 'An application with its menus and tabs, as its designer shows it.',
    permission,
    result: Design,
    errors: ['NOT_FOUND'],
  }),
  save: put(`${base}/:appId/design`, {
    summary: 'Changes an application with its menus and tabs, all or nothing.',
    permission,
    body: DesignChange,
    result: Design,
    bodyLimit: 8 * 1024 * 1024,
    errors: [
      'NOT_FOUND',
      'LABEL_TOO_LONG',
      'INVALID_DATA',
      'BAD_NAME',
      'BAD_REFERENCE',
      ['NOT_UNIQUE', 409],
      ['STALE', 409],
      ['IN_USE', 409],
      ['LOCKED', 423],
      ['NOT_OWNER', 403],
      ['UNKNOWN_PROFILE', 400],
      ['UNKNOWN_PERMISSION_SET', 400],
      ['PARENT_FOLDER_INVALID', 400],
      ['MENU_TAB_NEEDED', 400],
      ['TAB_TARGET_NEEDED', 400],
      ['TAB_ADDRESS_NEEDED', 400],
      ['SOLUTION_DEPENDENCY', 400],
      ['NO_LEGAL_APP', 400],
      ['SOLUTION_APP_MISSING', 400],
    ],
  }),
});
