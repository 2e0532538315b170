import { z } from 'zod';

/** Kept ones wait for nobody: no way to send them is configured, and administrators read them in the outbox. */
export const MessageState = z.enum(['kept', 'queued', 'sent', 'failed']);
export type MessageState = z.output<typeof MessageState>;

export const MessageKind = z.enum(['email', 'sms']);
export type MessageKind = z.output<typeof MessageKind>;

/** An e-mail or a text message in the outbox. */
export const MessageSummary = z.object({
  id: z.string(),
  kind: MessageKind,
  to: z.string(),
  subject: z.string(),
  state: MessageState,
  error: z.string().optional(),
  attempts: z.number(),
  userName: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
});
export type MessageSummary = z.output<typeof MessageSummary>;

export const MessageView = MessageSummary.extend({
  /** What is confidential of it is hidden; absent where that is all of it. */
  text: z.string().optional(),
  html: z.string().optional(),
  masked: z.boolean(),
  /** Nobody can send it, so that it may be read here. */
  mayReveal: z.boolean(),
  /** What it says is known still. */
  mayResend: z.boolean(),
});
export type MessageView = z.output<typeof MessageView>;

/** The topic of the live events that tell of a message's state. */
export const messageTopic = 'message';
