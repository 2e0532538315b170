import { calls, get, permissions, post } from 'lathe/common';
import { z } from 'zod';
import { Choice } from './objects/fieldData';

const base = '/u-route/baas/data/v1.0/picklist/:picklistId';

export const PicklistView = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  picklistValues: z.array(Choice),
});
export type PicklistView = z.output<typeof PicklistView>;

/** The values that select fields offer; the lists themselves are metadata. */
export const picklistCalls = calls({
  get: get(base, {
    summary: 'A picklist with its values.',
    audience: 'everyUser',
    result: PicklistView,
    errors: ['NOT_FOUND'],
  }),
  add: post(base, {
    summary: 'Adds a value to a picklist.',
    permission: permissions.developApplication,
    body: Choice,
    result: PicklistView,
    errors: ['NOT_FOUND', ['CHOICE_TWICE', 409]],
  }),
});
