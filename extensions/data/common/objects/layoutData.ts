import { Id } from 'lathe/common';
import { z } from 'zod';
import { textsUpTo } from './translations';

/** A field in a layout: by its id, or by its name where the system or the platform has made it ("name", "owner"). */
export const LayoutField = z.strictObject({
  field: z.string().min(1).max(63),
  /** Shown, but not to be changed here. */
  readOnly: z.boolean().optional(),
  /** Asked for here, even though the object can do without. */
  required: z.boolean().optional(),
});
export type LayoutField = z.output<typeof LayoutField>;

/** Fields under a heading, in one to three columns, each read from top to bottom. */
export const LayoutSection = z.strictObject({
  label: z.string().max(64).default(''),
  labels: textsUpTo(64),
  columns: z.array(z.array(LayoutField).max(100)).min(1).max(3),
  /** Closed until somebody opens it. */
  collapsed: z.boolean().optional(),
});
export type LayoutSection = z.output<typeof LayoutSection>;

/** Rows of certain types: those with one of these values in a field of choices. */
export const LayoutRecordTypes = z.strictObject({
  /** The id of the field, a single select of the object. */
  field: Id,
  values: z.array(z.string().min(1).max(255)).min(1).max(100),
});
export type LayoutRecordTypes = z.output<typeof LayoutRecordTypes>;

/** How the form of a row is laid out. */
export const LayoutData = z.strictObject({
  sections: z.array(LayoutSection).max(50).default([]),
  /** The ids of the profiles whose users get it; without any it is for everybody who has no other. */
  profiles: z.array(Id).max(100).default([]),
  /** Without them it is for rows of every type that has no other. */
  recordTypes: LayoutRecordTypes.optional(),
});
export type LayoutData = z.output<typeof LayoutData>;
