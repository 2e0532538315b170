import { applicationSlug } from '../../common/applicationSlug';
import type { ApplicationType } from '../../common/applicationTypes';

/** What can be made and run here. The others stand for what other products bring: they can be there, but not begun. */
export const offeredTypes = [
  'Custom Application',
  'Addon Application',
  'Solution Application',
] as const satisfies readonly ApplicationType[];

export type OfferedType = (typeof offeredTypes)[number];

/** The one that an address names; the first where it names none. */
export function offeredBySlug(slug: string): OfferedType {
  return offeredTypes.find((type) => applicationSlug(type) === slug) ?? offeredTypes[0];
}
