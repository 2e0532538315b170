import { z } from 'zod';

/** The topic of live events about what a user is told. */
export const noticeTopic = 'notice';

export const noticeSeverities = ['info', 'warning', 'error'] as const;
export type NoticeSeverity = (typeof noticeSeverities)[number];

/** A text by its key, in whatever language it is read, or a word that is the same in all of them. */
export const NoticeParameter = z.union([z.string(), z.number(), z.object({ text: z.string() })]);
export type NoticeParameter = z.output<typeof NoticeParameter>;

export const NoticeParameters = z.record(z.string(), NoticeParameter);
export type NoticeParameters = z.output<typeof NoticeParameters>;
