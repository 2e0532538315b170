import { calls, del, get, Id, JsonData, LockInfo, MetadataRecord, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { appsPath } from './appLogo';
import { applicationTypes } from './applicationTypes';

const base = appsPath;
const permission = permissions.developApplication;

/** The tabs of the list of applications. */
export const centerTabs = ['all', 'mine', 'recent', 'favorites'] as const;
export const centerSorts = ['name', '-name', 'modified', 'visited'] as const;

/** An application in the list of all. */
export const AppCard = z.object({
  id: Id,
  name: z.string(),
  /** In the caller's language. */
  label: z.string(),
  description: z.string(),
  logo: z.string(),
  type: z.enum(applicationTypes),
  template: z.string(),
  theme: z.string(),
  publishVersion: z.string(),
  active: z.boolean(),
  isIncremental: z.boolean(),
  supportBO20: z.boolean(),
  owner: z.string(),
  ownerName: z.string(),
  favorite: z.boolean(),
  /** When the caller opened it last. */
  visitedAt: z.iso.datetime().nullable(),
  modifiedAt: z.iso.datetime(),
  modifiedByName: z.string(),
  revision: z.int(),
});
export type AppCard = z.output<typeof AppCard>;

export const CenterQuery = z.object({
  tab: z.enum(centerTabs).default('all'),
  search: z.string().max(200).optional(),
  /** Only this one. */
  id: Id.optional(),
  /** Types, with commas between them. */
  type: z.string().max(300).optional(),
  /** By default what changed last; among those visited, what was opened last. */
  sort: z.enum(centerSorts).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(60),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** The last id of the page before, for who goes through all. */
  after: Id.optional(),
});
export type CenterQuery = z.output<typeof CenterQuery>;

/** What a new application meets: how many there may be and are, and with what its name begins. */
export const Quota = z.object({ limit: z.int().nullable(), used: z.int(), namespace: z.string().nullable() });
export type Quota = z.output<typeof Quota>;

/** What every user's list of applications asks for. */
export const centerCalls = calls({
  list: get(base, {
    summary: 'The applications that the caller may see: every one for who develops, else those open to him.',
    audience: 'everyUser',
    query: CenterQuery,
    result: z.array(AppCard),
    counted: true,
  }),
  quota: get(`${base}/quota`, {
    summary: 'How many applications the licence allows, how many there are, and the namespace of new ones.',
    permission,
    result: Quota,
  }),
  logo: get(`${base}/:appId/logo/:file`, {
    summary: 'The picture that was uploaded as the logo of an application.',
    audience: 'everyUser',
    result: z.unknown(),
    media: 'image/*',
    errors: ['NOT_FOUND'],
  }),
  favorite: put(`${base}/:appId/favorite`, {
    summary: 'Puts an application among the caller’s favourites, or takes it out.',
    audience: 'everyUser',
    body: z.strictObject({ favorite: z.boolean() }),
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
  visit: post(`${base}/:appId/visit`, {
    summary: 'Notes that the caller opens an application.',
    audience: 'everyUser',
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});

/** Who holds what an entry stands for. */
export const EntryLock = LockInfo.pick({ locked: true, userName: true, userId: true, lockAt: true }).extend({
  /** Whether the caller may edit it. */
  editable: z.boolean(),
});

/** An entry of an application's tree. */
export const ComponentEntry = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  /** The canonical name; "ViewObject" for an object that is a view. */
  type: z.string(),
  compId: z.string().nullable(),
  objectId: z.string().nullable(),
  /** The folder that it is in. */
  parent: z.string().nullable(),
  seqNo: z.number(),
  revision: z.int(),
  /** Whether what it stands for is active; a folder is. */
  active: z.boolean(),
  /** What it stands for is no longer there. */
  missing: z.boolean(),
  url: z.string().nullable(),
  lockInfo: EntryLock,
});
export type ComponentEntry = z.output<typeof ComponentEntry>;

const treeErrors = [
  'NOT_FOUND',
  ['PARENT_FOLDER_INVALID', 400],
  ['DUPLICATED_FOLDER', 409],
  ['NOT_UNIQUE', 409],
  ['LOCKED', 423],
] as const;

/** Entries of a tree, by their ids. */
const Entries = z.array(Id).min(1).max(2000);
const Place = {
  /** The folder; null is the top. */
  parent: Id.nullable().default(null),
  /** The entry before which they are to stand; absent is the end. */
  before: Id.optional(),
};
const Placed = z.array(z.object({ id: Id, parent: z.string().nullable(), seqNo: z.number(), revision: z.int() }));
const Removed = z.object({ deleted: z.int() });

/** What is made together with its entry; a folder is an entry alone. */
export const NewComponent = z.strictObject({
  /** The type of components, or an alias of it. */
  type: z.string().min(1).max(60),
  name: z.string().max(255),
  label: z.string().max(1000).optional(),
  data: JsonData.optional(),
  /** Of what the thing is a part, such as the object of a layout. */
  of: Id.optional(),
  /** The folder. */
  parent: Id.nullable().default(null),
});
export type NewComponent = z.output<typeof NewComponent>;

const making = [
  ['COMPONENT_NOT_CREATABLE', 400],
  'BAD_NAME',
  'LABEL_TOO_LONG',
  'INVALID_DATA',
  ['BAD_PARENT', 400],
] as const;

export const componentCalls = calls({
  create: post(`${base}/:appId/components/create`, {
    summary: 'Makes a thing, such as an object, and its entry in the tree of an application: both or none.',
    permission,
    body: NewComponent,
    /** The entry, and what it stands for: null for a folder. */
    result: z.object({ component: MetadataRecord, record: MetadataRecord.nullable() }),
    errors: [...treeErrors, ...making],
  }),
  tree: get(`${base}/:appId/components`, {
    summary: 'Every component of an application with who edits it, in the order of the tree.',
    permission,
    result: z.array(ComponentEntry),
    errors: ['NOT_FOUND'],
  }),
  move: put(`${base}/:appId/components/move`, {
    summary: 'Moves components into a folder and to a place in it, all or none.',
    permission,
    body: z.strictObject({ ids: Entries, ...Place }),
    result: Placed,
    errors: treeErrors,
  }),
  paste: post(`${base}/:appId/components/paste`, {
    summary: 'Puts what was cut or copied, in this application or another, into a folder; all or none.',
    permission,
    body: z.strictObject({ mode: z.enum(['cut', 'copy']), from: Id, ids: Entries, ...Place }),
    result: Placed,
    errors: [...treeErrors, ['COMPONENT_TWICE', 409], ['COMPONENT_NOT_THERE', 404]],
  }),
  remove: post(`${base}/:appId/components/remove`, {
    summary:
      'Takes components out of an application, folders with all that is inside; what they stand for stays unless told.',
    permission,
    body: z.strictObject({
      ids: Entries,
      /** Deletes what they stand for as well, unless something else uses it. */
      things: z.boolean().default(false),
    }),
    result: Removed,
    errors: ['NOT_FOUND', 'FORBIDDEN', ['LOCKED', 423], ['IN_USE', 409]],
  }),
  removeFolder: del(`${base}/:appId/folders/:folderId`, {
    summary: 'Deletes a folder with all that is inside.',
    permission,
    result: Removed,
    errors: ['NOT_FOUND', ['NO_FOLDER', 404], ['FOLDER_TO_DELETE_INVALID', 400], ['LOCKED', 423]],
  }),
});

export const menuCalls = calls({
  move: put(`${base}/:appId/menus/move`, {
    summary: 'Moves menus into a folder and to a place in it, all or none.',
    permission,
    body: z.strictObject({ ids: Entries, ...Place }),
    result: Placed,
    errors: treeErrors,
  }),
  remove: post(`${base}/:appId/menus/remove`, {
    summary: 'Deletes menus, folders with all that is inside.',
    permission,
    body: z.strictObject({ ids: Entries }),
    result: Removed,
    errors: ['NOT_FOUND', ['LOCKED', 423]],
  }),
});

export const cloneCalls = calls({
  clone: post(`${base}/:appId/clone`, {
    summary: 'Makes an application like another: its tree and menus, with a package and a website of its own.',
    permission,
    body: z.strictObject({ name: z.string().max(255), label: z.string().max(1000).optional() }),
    result: MetadataRecord,
    errors: ['NOT_FOUND', 'BAD_NAME', 'LABEL_TOO_LONG', ['APP_NAME_EXISTS', 409], ['APP_QUOTA', 409]],
  }),
});
