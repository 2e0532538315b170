import { calls, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/messagesettings';
const permission = permissions.manageSystem;

const oneLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/);
/** Absent for what there is already; no answer ever holds it. */
const secret = z.string().max(4000).optional();

const Mail = z.object({
  host: oneLine.max(253).regex(/^[\w.:-]*$/),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(['none', 'starttls', 'tls']),
  user: oneLine.max(255),
  from: oneLine.max(320),
});

export const MessagingView = z.object({
  mail: Mail.extend({
    hasPassword: z.boolean(),
    /** Where the tenant has set nothing and the operator has. */
    byOperator: z.boolean(),
  }),
  sms: z.object({
    /** The host of the service; the address itself may hold a key and is never told. */
    host: z.string(),
    hasBody: z.boolean(),
    hasHeaders: z.boolean(),
    byOperator: z.boolean(),
  }),
});
export type MessagingView = z.output<typeof MessagingView>;

export const MessagingChange = z.object({
  mail: Mail.extend({ password: secret }),
  sms: z.object({
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).optional(),
    body: secret,
    headers: secret,
  }),
});
export type MessagingChange = z.output<typeof MessagingChange>;

export const messagingCalls = calls({
  get: get(base, { summary: 'How messages are sent; without secrets.', permission, result: MessagingView }),
  set: put(base, {
    summary: 'Changes how messages are sent. An empty host or address goes back to what the operator has set.',
    permission,
    body: MessagingChange,
    result: MessagingView,
  }),
  test: post(`${base}/test`, {
    summary: 'Sends a message at once, and says what the receiver answered.',
    permission,
    body: z.object({ kind: z.enum(['email', 'sms']), to: z.string().trim().min(3).max(320) }),
    result: z.null(),
    errors: ['MESSAGING_NOT_SET', 'MESSAGING_FAILED', 'MAIL_REFUSED', 'MAIL_ADDRESS'],
  }),
});
