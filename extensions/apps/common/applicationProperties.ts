import { Id } from 'lathe/common';
import { z } from 'zod';
import { StoredLayout, StoredMobileSetting } from './appLayout';

/** In which form properties are kept; older ones were written by earlier consoles. */
export const propertiesVersion = 180828;

/** The website of an application, as its properties point there. */
export const SiteLink = z.strictObject({
  id: Id,
  websiteId: z.string().max(100).optional(),
  name: z.string().max(200),
  isAddon: z.boolean().optional(),
  isProtected: z.boolean().optional(),
  lockInfo: z.json().optional(),
  revisionId: z.string().max(100).optional(),
});
export type SiteLink = z.output<typeof SiteLink>;

/** An application that a solution, or an add-on, needs. */
export const Dependency = z.strictObject({
  name: z.string().min(1).max(80),
  id: Id.optional(),
  label: z.string().max(255).optional(),
  version: z.string().max(60).optional(),
});
export type Dependency = z.output<typeof Dependency>;

const Shape = z.strictObject({
  version: z.int().default(propertiesVersion),
  skava: SiteLink.optional(),
  packageId: Id.optional(),
  /** Applications whose assets this one uses. */
  lib: z.array(Id).max(200).optional(),
  /** The id of the package of the solution that it is, or belongs to. */
  solution: z.string().max(80).optional(),
  /** As a list, or as the text of one. */
  dependency: z.union([z.string().max(20_000), z.array(Dependency).max(200)]).optional(),
  addons: z.array(z.string().max(80)).max(200).optional(),
  layout: StoredLayout.optional(),
  mobileAppSetting: StoredMobileSetting.optional(),
  advancePages: z.json().optional(),
  isSolutionDepAppAddon: z.boolean().optional(),
});

/** Text, as some clients send it, is read; what is no JSON is refused as such. */
export const ApplicationProperties = z.preprocess(readJsonText, Shape).prefault({});
export type ApplicationProperties = z.output<typeof Shape>;

export function readJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
