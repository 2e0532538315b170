import { z } from 'zod';

/** A text in other languages than its own, by locale: { "zh-CN": "订单" }. */
export function textsUpTo(length: number) {
  return z.record(z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/), z.string().max(length)).optional();
}

/** What somebody reads: the text in his language, else as it was written. */
export function textFor(locale: string, text: string, others: Readonly<Record<string, string>> | undefined): string {
  return others?.[locale] || text;
}
