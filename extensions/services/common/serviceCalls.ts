import { calls, get, Id, MetadataRecord, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { ComponentEntry, NewComponent } from '../../apps/common/appCalls';
import { resourceMethods } from './resources/resourceData';
import { serviceTypes } from './serviceData';

const base = '/u-route/baas/sys/v1.0/services';
const permission = permissions.developApplication;

/** A service with what the flag asks for: "C" its items, "aa" all. */
export const ServiceDetail = MetadataRecord.extend({
  serviceItems: z.array(ComponentEntry.extend({ itemID: z.string().nullable() })).optional(),
});
export type ServiceDetail = z.output<typeof ServiceDetail>;

/** A custom resource as whoever calls it needs it. */
export const ResourceSummary = z.object({
  id: Id,
  name: z.string(),
  label: z.string(),
  method: z.enum(resourceMethods),
  path: z.string(),
  /** The whole address, with its parameters as ":id". */
  url: z.string(),
  description: z.string(),
  active: z.boolean(),
  service: Id,
  serviceName: z.string(),
});
export type ResourceSummary = z.output<typeof ResourceSummary>;

/** What the specification names. */
export const serviceCalls = calls({
  get: get('/u-route/baas/metadata/v1.0/Service/:serviceId', {
    summary: 'A service; with flag=C or flag=aa its items as well.',
    permission,
    query: z.object({ flag: z.string().max(40).optional() }),
    result: ServiceDetail,
    errors: ['NOT_FOUND'],
  }),
  items: get('/u-route/baas/sys/v1.0/Service/:id/:type', {
    summary: 'The items of a service that are of a type; of all types with "all".',
    permission,
    result: z.array(ComponentEntry.extend({ itemID: z.string().nullable() })),
    errors: ['NOT_FOUND', ['UNKNOWN_ITEM_TYPE', 400]],
  }),
  yaml: get('/u-route/baas/sys/v1.0/Service/:id/yaml', {
    summary: 'The OpenAPI description of a service as YAML text, for whoever asks.',
    permission,
    result: z.string(),
    errors: ['NOT_FOUND', ['SERVICE_INACTIVE', 409]],
  }),
  resources: get('/u-route/baas/sys/v1.0/project/:appId/customresource', {
    summary: 'The custom resources of a service, or of the services that an application uses.',
    permission,
    query: z.object({ name: z.string().max(255).optional() }),
    result: z.array(ResourceSummary),
    errors: ['NOT_FOUND'],
  }),
});

/** A service in the list of all. */
export const ServiceCard = z.object({
  id: Id,
  name: z.string(),
  /** In the caller's language. */
  label: z.string(),
  description: z.string(),
  logo: z.string(),
  type: z.enum(serviceTypes),
  version: z.string(),
  supportBO20: z.boolean(),
  active: z.boolean(),
  favorite: z.boolean(),
  modifiedAt: z.iso.datetime(),
  modifiedByName: z.string(),
  revision: z.int(),
});
export type ServiceCard = z.output<typeof ServiceCard>;

export const ServiceQuery = z.object({
  search: z.string().max(200).optional(),
  type: z.enum(serviceTypes).optional(),
  favorites: z.stringbool().optional(),
  sort: z.enum(['name', '-name', 'modified', '-modified']).default('name'),
  limit: z.coerce.number().int().min(1).max(1000).default(60),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type ServiceQuery = z.output<typeof ServiceQuery>;

const Allowance = z.object({ limit: z.int().nullable(), used: z.int() });
export const ServiceQuota = z.object({ simple: Allowance, native: Allowance, namespace: z.string().nullable() });
export type ServiceQuota = z.output<typeof ServiceQuota>;

const Holder = z.object({ id: z.string(), label: z.string() });
/** Whom custom resources may name. */
export const ServiceAudience = z.object({ profiles: z.array(Holder), permissionSets: z.array(Holder) });
export type ServiceAudience = z.output<typeof ServiceAudience>;

/** The list of services. */
export const assetCalls = calls({
  audience: get(`${base}/audience`, {
    summary: 'The profiles and permission sets to which custom resources can be open, as people call them.',
    permission,
    result: ServiceAudience,
  }),
  list: get(base, {
    summary: 'The services of the tenant.',
    permission,
    query: ServiceQuery,
    result: z.array(ServiceCard),
    counted: true,
  }),
  quota: get(`${base}/quota`, {
    summary: 'How many services of each type the licence allows and how many there are.',
    permission,
    result: ServiceQuota,
  }),
  favorite: put(`${base}/:serviceId/favorite`, {
    summary: 'Puts a service among the caller’s favourites, or takes it out.',
    permission,
    body: z.strictObject({ favorite: z.boolean() }),
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});

const treeErrors = [
  'NOT_FOUND',
  ['PARENT_FOLDER_INVALID', 400],
  ['DUPLICATED_FOLDER', 409],
  ['NOT_UNIQUE', 409],
  ['LOCKED', 423],
] as const;
const Items = z.array(Id).min(1).max(2000);

/** The tree of a service's items. */
export const itemCalls = calls({
  create: post(`${base}/:serviceId/items/create`, {
    summary: 'Makes a thing, such as an object, and its entry in the tree of a service: both or none.',
    permission,
    body: NewComponent,
    result: z.object({ component: MetadataRecord, record: MetadataRecord.nullable() }),
    errors: [...treeErrors, ['COMPONENT_NOT_CREATABLE', 400], 'BAD_NAME', 'LABEL_TOO_LONG', 'INVALID_DATA'],
  }),
  move: put(`${base}/:serviceId/items/move`, {
    summary: 'Moves items into a folder and to a place in it, all or none.',
    permission,
    body: z.strictObject({ ids: Items, parent: Id.nullable().default(null), before: Id.optional() }),
    result: z.array(z.object({ id: Id, parent: z.string().nullable(), seqNo: z.number(), revision: z.int() })),
    errors: treeErrors,
  }),
  remove: post(`${base}/:serviceId/items/remove`, {
    summary: 'Takes items out of a service, folders with all that is inside; what they stand for stays unless told.',
    permission,
    body: z.strictObject({ ids: Items, things: z.boolean().default(false) }),
    result: z.object({ deleted: z.int() }),
    errors: ['NOT_FOUND', ['LOCKED', 423], ['IN_USE', 409]],
  }),
});

/** The menus of a service; each by itself is made and changed as applications' menus are. */
export const serviceMenuCalls = calls({
  move: put(`${base}/:serviceId/menus/move`, {
    summary: 'Moves menus of a service into a folder and to a place in it, all or none.',
    permission,
    body: z.strictObject({ ids: Items, parent: Id.nullable().default(null), before: Id.optional() }),
    result: z.array(z.object({ id: Id, parent: z.string().nullable(), seqNo: z.number(), revision: z.int() })),
    errors: treeErrors,
  }),
  remove: post(`${base}/:serviceId/menus/remove`, {
    summary: 'Deletes menus of a service, folders with all that is inside.',
    permission,
    body: z.strictObject({ ids: Items }),
    result: z.object({ deleted: z.int() }),
    errors: ['NOT_FOUND', ['LOCKED', 423]],
  }),
});
