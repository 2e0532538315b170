import { Id } from 'lathe/common';
import { z } from 'zod';

export const packageTypes = ['full', 'solution', 'internal', 'view'] as const;

/** What is published and installed together. */
export const PackageData = z.strictObject({
  type: z.enum(packageTypes).default('full'),
  /** Who installs it gets it protected. */
  managed: z.boolean().default(false),
  isEncrypted: z.boolean().default(false),
  isBaseline: z.boolean().default(false),
  logo: z.string().max(2000).optional(),
  description: z.string().max(4000).optional(),
});
export type PackageData = z.output<typeof PackageData>;

/** Something that is in a package. */
export const PkgContentData = z.strictObject({
  /** The type of the component, such as "Application". */
  type: z.string().min(1).max(60),
  componentID: Id.optional(),
  /** Somebody chose it; else it came along with another. */
  userSelected: z.boolean().default(true),
});
export type PkgContentData = z.output<typeof PkgContentData>;

/** A package of others that is installed here. */
export const InstalledPackageData = z.strictObject({
  managed: z.boolean().default(false),
  /** Whether its record is one's own. */
  custom: z.boolean().default(false),
  packageId: z.string().max(80).optional(),
  version: z.string().max(60).optional(),
});
export type InstalledPackageData = z.output<typeof InstalledPackageData>;

/** A package counts as managed if what is installed of it is, or if it is nobody's own here. */
export function isManaged({ managed, custom }: Pick<InstalledPackageData, 'managed' | 'custom'>): boolean {
  return managed || !custom;
}
