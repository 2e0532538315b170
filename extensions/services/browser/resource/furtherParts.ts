import { z } from 'zod';
import type { ResourceRequest } from '../../common/resources/resourceData';

const Further = z.looseObject({ options: z.record(z.string(), z.unknown()).optional() });

/** What a query has beside what its form shows, as text: groups, sums, rows that come along. */
export function furtherOf({ condition: _condition, options = {}, ...rest }: ResourceRequest): string {
  const { fields: _fields, orderby: _orderby, limit: _limit, ...others } = options;
  const more = { ...rest, ...(Object.keys(others).length > 0 ? { options: others } : {}) };
  return Object.keys(more).length > 0 ? JSON.stringify(more, null, 2) : '';
}

/** Undefined where it is no JSON of that kind. */
export function readFurther(text: string): z.output<typeof Further> | undefined {
  if (text.trim() === '') return {};
  try {
    return Further.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
