import { z } from 'zod';

/** The name of its type among metadata. */
export const productNoticeType = 'ProductNotice';

/** The topic of live events about news. */
export const newsTopic = 'product-notice';

/** News that administrators write for the users of the tenant. */
export const ProductNoticeData = z.strictObject({
  /** A text, or as JSON one for each language: `{"en_US": "...", "zh_CN": "..."}`. */
  Title: z.string().trim().min(1).max(1000),
  /** Markdown. */
  text: z.string().max(50_000).default(''),
  /** The same in English, where there is one. */
  textEnglish: z.string().max(50_000).default(''),
  published: z.boolean().default(false),
  /** When it was first published; the server says it. */
  publishedAt: z.iso.datetime().optional(),
  /** It is shown to everybody by itself when he comes next. */
  releaseNote: z.boolean().default(false),
});
export type ProductNoticeData = z.output<typeof ProductNoticeData>;
