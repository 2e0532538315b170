import { calls, del, get, Id, MetadataRecord, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { viewKinds } from '../../data/common/views/viewKinds';
import { ComponentEntry } from './appCalls';
import { AppLayout, MobileAppSetting } from './appLayout';
import { PermissionSetAccess, ProfileAccess } from './applicationData';
import { tabKinds } from './tabData';

const metadata = '/u-route/baas/metadata/v1.0';
const applications = '/u-route/baas/v1.0/applications';
const permission = permissions.developApplication;
const Flag = z.object({ flag: z.string().max(40).optional() });

/** What a tab leads to. */
export const TabTarget = z.object({
  kind: z.enum(tabKinds),
  /** Null where it needs none, as a link. */
  id: z.string().nullable(),
  type: z.string().nullable(),
  name: z.string().nullable(),
  label: z.string().nullable(),
  url: z.string().nullable(),
  /** How a view shows its rows. */
  viewKind: z.enum(viewKinds).nullable(),
  /** It is no longer there. */
  missing: z.boolean(),
});

/** An application with what the flag asks for: "C" its components, "T" its tabs, "aa" both. */
export const ApplicationDetail = MetadataRecord.extend({
  components: z.array(ComponentEntry).optional(),
  tabList: z.array(MetadataRecord).optional(),
});
export type ApplicationDetail = z.output<typeof ApplicationDetail>;

export const applicationCalls = calls({
  get: get(`${metadata}/Application/:appId`, {
    summary: 'An application; with flag=C its components as well, with flag=T its tabs, with flag=aa both.',
    query: Flag,
    result: ApplicationDetail,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  remove: del(`${metadata}/Application/:appId`, {
    summary: 'Deletes an application with its package, website, components, menus and tabs: 1, or 0 where it failed.',
    permission,
    query: z.object({
      force: z.stringbool().optional(),
      revision: z.coerce.number().int().min(1).optional(),
      flag: z.string().max(40).optional(),
    }),
    result: z.union([z.literal(1), z.literal(0)]),
    errors: ['NOT_FOUND', ['LOCKED', 423], ['STALE', 409], ['IN_USE', 409]],
  }),
  tab: get(`${metadata}/Tab/:tabId`, {
    summary: 'A tab; with flag=S with what it shows.',
    query: Flag,
    result: MetadataRecord.extend({ target: TabTarget.optional() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
});

const Activated = z.object({
  id: Id,
  name: z.string(),
  active: z.boolean(),
  revision: z.int(),
  /** How many sessions were ended. */
  kickedOut: z.int(),
});
const Kickout = z.object({ kickout: z.stringbool().optional() });
const activationErrors = ['NOT_FOUND', ['LOCKED', 423]] as const;

export const activationCalls = calls({
  inside: get('/u-route/baas/sys/v1.0/apps/:appId/sessions', {
    summary: 'How many sessions of users, not of those who build, are in an application and would end with it.',
    permission,
    result: z.object({ sessions: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  activate: post('/u-route/baas/application/v1.0/:instanceId/activate', {
    summary: 'Opens an application to its users; with kickout those inside log in again.',
    permission,
    query: Kickout,
    result: z.array(Activated),
    errors: activationErrors,
  }),
  deactivate: post('/u-route/baas/application/v1.0/:instanceId/deactivate', {
    summary: 'Closes an application to its users; with kickout the sessions of those inside end.',
    permission,
    query: Kickout,
    result: z.array(Activated),
    errors: activationErrors,
  }),
});

const Access = z.object({ profiles: z.array(ProfileAccess), permissionSets: z.array(PermissionSetAccess) });

export const accessCalls = calls({
  permissions: put(`${applications}/:appId/permissions`, {
    summary: 'Says which profiles and permission sets see an application, and for whom it opens first.',
    permission,
    body: z.strictObject({
      profiles: z.array(ProfileAccess).max(200).optional(),
      permissionSets: z.array(PermissionSetAccess).max(200).optional(),
    }),
    result: Access,
    errors: [
      'NOT_FOUND',
      ['NOT_OWNER', 403],
      ['UNKNOWN_PROFILE', 400],
      ['UNKNOWN_PERMISSION_SET', 400],
      ['LOCKED', 423],
    ],
  }),
  changeOwner: put(`${applications}/:appId/changeowner`, {
    summary: 'Hands an application over to another developer.',
    permission,
    body: z.strictObject({ owner: Id }),
    result: z.object({ owner: z.string(), ownerName: z.string() }),
    errors: ['NOT_FOUND', ['NOT_OWNER', 403], ['OWNER_UNFIT', 400], ['LOCKED', 423]],
  }),
  owners: get(`${applications}/:appId/owners`, {
    summary: 'The first developers whose name contains a text: to whom an application can be handed over.',
    permission,
    query: z.object({ search: z.string().max(200).default('') }),
    result: z.array(z.object({ id: z.string(), name: z.string(), profile: z.string() })),
    errors: ['NOT_FOUND'],
  }),
  systemPermissions: get(`${applications}/:appId/currentuser/systempermissions`, {
    summary: 'What the caller may do with an application.',
    audience: 'everyUser',
    result: z.object({
      /** The permissions of the system that he holds. */
      permissions: z.array(z.string()),
      visible: z.boolean(),
      default: z.boolean(),
      owner: z.boolean(),
      editable: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
});

/** A menu as users of the application get it: what leads nowhere, and for them to nothing, is left out. */
export interface RunMenu {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: 'folder' | 'tab';
  readonly icon: string;
  readonly tab: string | null;
  readonly children: readonly RunMenu[];
}

export const RunMenu: z.ZodType<RunMenu> = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  kind: z.enum(['folder', 'tab']),
  icon: z.string(),
  tab: z.string().nullable(),
  get children() {
    return z.array(RunMenu);
  },
});

export const RunTab = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  kind: z.enum(tabKinds),
  icon: z.string(),
  target: z.string().nullable(),
  /** The name of what it shows, such as an object's. */
  targetName: z.string().nullable(),
  /** How a view shows its rows. */
  viewKind: z.enum(viewKinds).nullable(),
  layout: z.string().nullable(),
  url: z.string().nullable(),
  newWindow: z.boolean(),
});
export type RunTab = z.output<typeof RunTab>;

/** An application as its users open it. */
export const RunningApplication = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  description: z.string(),
  logo: z.string(),
  /** The id of the colour theme in which it is shown; empty is the user's own. */
  theme: z.string(),
  type: z.string(),
  active: z.boolean(),
  layout: AppLayout,
  mobileAppSetting: MobileAppSetting,
  defaultTabId: z.string().nullable(),
  menus: z.array(RunMenu),
  tabs: z.array(RunTab),
});
export type RunningApplication = z.output<typeof RunningApplication>;

export const runCalls = calls({
  menu: get('/u-route/baas/application/:instanceId/Menu', {
    summary: 'The menus of an application as the caller sees them.',
    audience: 'everyUser',
    result: z.array(RunMenu),
    errors: ['NOT_FOUND'],
  }),
  open: get('/u-route/baas/sys/v1.0/apps/run/:name', {
    summary:
      'An application by its name, with the menus and tabs that the caller sees; developers open inactive ones too. Who asks again, being in it, has not visited it once more.',
    audience: 'everyUser',
    query: z.object({ again: z.stringbool().optional() }),
    result: RunningApplication,
    errors: ['NOT_FOUND', ['APP_INACTIVE', 409], ['APP_CLOSED', 403]],
  }),
});
