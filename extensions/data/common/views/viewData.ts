import { z } from 'zod';
import { Id } from 'lathe/common';
import { Condition, FieldPath, OrderBy } from '../query/queryRequest';
import { viewKinds } from './viewKinds';

export const calendarPeriods = ['month', 'week', 'day'] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];

/** Which rows of an object are shown, and how. */
export const ViewData = z.strictObject({
  kind: z.enum(viewKinds).default('list'),
  /** The name of the object. */
  object: z.string().min(1).max(63),
  description: z.string().max(4000).optional(),
  /** The columns of a list, and what stands on a card. */
  columns: z.array(FieldPath).max(100).default([]),
  condition: Condition.optional(),
  orderby: z.array(OrderBy).max(20).optional(),
  /** The field whose values are the columns of a board. */
  groupBy: FieldPath.optional(),
  /** When an entry of a calendar begins, and until when it lasts. */
  dateField: FieldPath.optional(),
  endField: FieldPath.optional(),
  /** With what a calendar opens. */
  period: z.enum(calendarPeriods).optional(),
  /** What a card is called; by default the row's name. */
  titleField: FieldPath.optional(),
  /** The address of a picture. */
  imageField: FieldPath.optional(),
  /** The records of metadata that it needs; the server fills it in. */
  uses: z.array(Id).max(500).optional(),
});
export type ViewData = z.output<typeof ViewData>;
