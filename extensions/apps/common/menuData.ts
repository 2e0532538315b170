import { Id } from 'lathe/common';
import { z } from 'zod';
import { textsUpTo } from '../../data/common/objects/translations';

export const menuKinds = ['folder', 'tab'] as const;

/** An entry of a menu: a folder of others, or what opens a tab. */
export const MenuData = z.strictObject({
  kind: z.enum(menuKinds).default('folder'),
  tab: Id.optional(),
  /** The folder that it is in. */
  parent: Id.optional(),
  seqNo: z.number().optional(),
  icon: z.string().max(200).optional(),
  labels: textsUpTo(64),
});
export type MenuData = z.output<typeof MenuData>;
