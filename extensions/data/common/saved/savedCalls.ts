import { calls, del, get, post, put } from 'lathe/common';
import { z } from 'zod';
import { DashboardData } from '../dashboards/dashboardData';
import { ViewData } from '../views/viewData';
import { SavedItem } from './savedItem';

const base = '/u-route/baas/data/v1.0';

const Label = z.string().trim().min(1).max(64);
const query = z.object({
  search: z.string().max(200).optional(),
  /** The name of an object: the views of it alone. */
  object: z.string().max(63).optional(),
});
const sharing = z.strictObject({ shared: z.boolean() });

const ViewItem = SavedItem.extend({ data: ViewData });
const DashboardItem = SavedItem.extend({ data: DashboardData });
const naming = ['UNKNOWN_OBJECT', 'UNKNOWN_FIELD', 'BAD_QUERY'] as const;
const writing = ['NOT_FOUND', 'FORBIDDEN', ['STALE', 409], ['LOCKED', 423], ...naming] as const;

/** Views and dashboards of everybody who works with data: own ones take no permission, shared ones are metadata. */
export const viewCalls = calls({
  list: get(`${base}/views`, {
    summary: 'The views that the caller may see: his own and shared ones.',
    audience: 'everyUser',
    query,
    result: z.array(SavedItem),
  }),
  get: get(`${base}/views/:viewId`, {
    summary: 'A view.',
    audience: 'everyUser',
    result: ViewItem,
    errors: ['NOT_FOUND'],
  }),
  create: post(`${base}/views`, {
    summary: 'A new view; it is the caller’s own unless he shares it.',
    audience: 'everyUser',
    body: z.strictObject({ label: Label, data: ViewData, shared: z.boolean().optional() }),
    result: ViewItem,
    errors: [...writing, 'BAD_VIEW', ['TOO_MANY_SAVED', 409]],
  }),
  update: put(`${base}/views/:viewId`, {
    summary: 'Changes a view unless somebody else changed it since.',
    audience: 'everyUser',
    body: z.strictObject({ revision: z.int().min(1), label: Label.optional(), data: ViewData.optional() }),
    result: ViewItem,
    errors: [...writing, 'BAD_VIEW'],
  }),
  remove: del(`${base}/views/:viewId`, {
    summary: 'Deletes a view; a shared one goes into the recycle bin.',
    audience: 'everyUser',
    result: z.null(),
    errors: [...writing, ['IN_USE', 409]],
  }),
  share: post(`${base}/views/:viewId/sharing`, {
    summary: 'Opens a view to everybody, or keeps it for oneself; it gets another id thereby.',
    audience: 'everyUser',
    body: sharing,
    result: ViewItem,
    errors: [...writing, 'BAD_VIEW', ['IN_USE', 409]],
  }),
});

export const dashboardCalls = calls({
  list: get(`${base}/dashboards`, {
    summary: 'The dashboards that the caller may see: his own and shared ones.',
    audience: 'everyUser',
    query,
    result: z.array(SavedItem),
  }),
  get: get(`${base}/dashboards/:dashboardId`, {
    summary: 'A dashboard.',
    audience: 'everyUser',
    result: DashboardItem,
    errors: ['NOT_FOUND'],
  }),
  create: post(`${base}/dashboards`, {
    summary: 'A new dashboard; it is the caller’s own unless he shares it.',
    audience: 'everyUser',
    body: z.strictObject({ label: Label, data: DashboardData, shared: z.boolean().optional() }),
    result: DashboardItem,
    errors: [...writing, 'BAD_TILE', ['TOO_MANY_SAVED', 409]],
  }),
  update: put(`${base}/dashboards/:dashboardId`, {
    summary: 'Changes a dashboard unless somebody else changed it since.',
    audience: 'everyUser',
    body: z.strictObject({ revision: z.int().min(1), label: Label.optional(), data: DashboardData.optional() }),
    result: DashboardItem,
    errors: [...writing, 'BAD_TILE'],
  }),
  remove: del(`${base}/dashboards/:dashboardId`, {
    summary: 'Deletes a dashboard; a shared one goes into the recycle bin.',
    audience: 'everyUser',
    result: z.null(),
    errors: [...writing, ['IN_USE', 409]],
  }),
  share: post(`${base}/dashboards/:dashboardId/sharing`, {
    summary: 'Opens a dashboard to everybody, or keeps it for oneself; it gets another id thereby.',
    audience: 'everyUser',
    body: sharing,
    result: DashboardItem,
    errors: [...writing, 'BAD_TILE', ['IN_USE', 409]],
  }),
});
