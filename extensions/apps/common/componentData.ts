import { Id } from 'lathe/common';
import { z } from 'zod';
import { canonicalType, findComponentType } from './componentTypes';

/** An entry of an application's tree: it stands for a thing, or is a folder of such entries. */
export const ComponentData = z.strictObject({
  type: z
    .string()
    .max(60)
    .refine((type) => findComponentType(type) !== undefined, { error: 'There is no such type of components.' })
    .transform(canonicalType),
  /** The id of the thing. */
  compId: Id.optional(),
  /** The same, where a client knows it by this name. */
  itemID: Id.optional(),
  /** The folder that it is in. */
  parent: Id.optional(),
  seqNo: z.number().optional(),
  /** Of a layout: the object that it shows. */
  objectId: Id.optional(),
  /** Of a mapped address. */
  url: z.string().max(2000).optional(),
});
export type ComponentData = z.output<typeof ComponentData>;

/** What queries know of them. */
export const componentFields = [
  { name: 'type', label: 'Type', type: 'text' },
  { name: 'compId', label: 'Component', type: 'text' },
  { name: 'parent', label: 'Folder', type: 'text' },
  { name: 'seqNo', label: 'Number in Sequence', type: 'number' },
] as const;
