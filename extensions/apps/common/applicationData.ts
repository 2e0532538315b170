import { Id } from 'lathe/common';
import { z } from 'zod';
import { textsUpTo } from '../../data/common/objects/translations';
import { ApplicationProperties } from './applicationProperties';
import { applicationTypes } from './applicationTypes';

/** With its namespace. */
export const longestApplicationName = 26;
export const firstVersion = '0.0.1';

/** For whom an application is there. */
export const ProfileAccess = z.strictObject({
  /** The id of the profile. */
  profile: z.string().min(1).max(80),
  visible: z.boolean().default(true),
  /** It opens when such a user logs in. */
  default: z.boolean().default(false),
});
export type ProfileAccess = z.output<typeof ProfileAccess>;

export const PermissionSetAccess = z.strictObject({
  permissionSet: z.string().min(1).max(80),
  visible: z.boolean().default(true),
});
export type PermissionSetAccess = z.output<typeof PermissionSetAccess>;

const UsedService = z.strictObject({ service: Id, versionRules: z.array(z.string().max(60)).max(20).default([]) });

export const ApplicationData = z.strictObject({
  type: z.enum(applicationTypes).default('Custom Application'),
  /** Its label in other languages. */
  labels: textsUpTo(64),
  description: z.string().max(4000).optional(),
  /** An icon's name, an address, or the id of a file. */
  logo: z.string().max(2000).optional(),
  template: z.string().max(100).optional(),
  properties: ApplicationProperties,
  /** The id of the colour theme that its users see; without one each has his own. */
  theme: z.string().max(100).optional(),
  publishVersion: z.string().max(40).default(firstVersion),
  profiles: z.array(ProfileAccess).max(200).default([]),
  permissionSets: z.array(PermissionSetAccess).max(200).default([]),
  /** The id of a user; who makes it unless told. */
  owner: z.string().max(80).optional(),
  /** The tab with which it opens. */
  defaultTabId: Id.optional(),
  /** It adds to what is installed: its package has only what changed. */
  isIncremental: z.boolean().default(false),
  supportBO20: z.boolean().default(false),
  /** Who makes it works on the baseline: its package is marked. */
  isBaseline: z.boolean().default(false),
  serviceList: z.array(UsedService).max(200).default([]),
});
export type ApplicationData = z.output<typeof ApplicationData>;
