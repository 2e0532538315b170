import { Id } from 'lathe/common';
import { z } from 'zod';
import { textsUpTo } from '../../data/common/objects/translations';

/** What a tab of a built application shows. */
export const tabKinds = ['home', 'object', 'record', 'view', 'dashboard', 'link', 'page'] as const;
export type TabKind = (typeof tabKinds)[number];

/** The type of metadata at which a kind of tab points; the others point at none. */
export const tabTargets: Readonly<Partial<Record<TabKind, string>>> = {
  object: 'CustomObject',
  record: 'CustomObject',
  view: 'View',
  dashboard: 'Dashboard',
  page: 'Page',
};

/** Every tenant has it, and nobody deletes it. */
export const homeTabId = '000bHome000000000000';

/** Web addresses, or a path of this server: nothing that a browser would run. */
const Address = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/(?![/\\]))/i, { error: 'An address begins with http://, https:// or a slash.' });

export const TabData = z.strictObject({
  kind: z.enum(tabKinds).default('object'),
  /** What it shows: the id of an object, a view, a dashboard or a page. */
  target: Id.optional(),
  /** Of a record: its layout. */
  layout: Id.optional(),
  url: Address.optional(),
  /** A link opens beside the application. */
  newWindow: z.boolean().optional(),
  icon: z.string().max(200).optional(),
  description: z.string().max(4000).optional(),
  labels: textsUpTo(64),
});
export type TabData = z.output<typeof TabData>;
