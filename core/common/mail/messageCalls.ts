import { z } from 'zod';
import { permissions } from '../access/permissions';
import { calls, get, post } from '../calls/call';
import { MessageKind, MessageState, MessageSummary, MessageView } from './messageView';

const base = '/u-route/baas/sys/v1.0/messages';
const permission = permissions.manageSystem;

const MessageQuery = z.object({
  state: MessageState.optional(),
  kind: MessageKind.optional(),
  /** Part of the recipient or of the subject. */
  search: z.string().max(200).optional(),
  sort: z.enum(['createdAt', 'to', 'subject', 'state']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type MessageQuery = z.output<typeof MessageQuery>;

export const messageCalls = calls({
  list: get(base, {
    summary: 'Messages that were sent or kept, without what they say.',
    permission,
    query: MessageQuery,
    result: z.array(MessageSummary),
    counted: true,
  }),
  get: get(`${base}/:id`, {
    summary: 'One message, with what is confidential of it hidden.',
    permission,
    result: MessageView,
    errors: ['NOT_FOUND'],
  }),
  reveal: post(`${base}/:id/reveal`, {
    summary:
      'What a confidential message says, where nobody is set up to send it. The audit log tells who has read it.',
    permission,
    result: MessageView,
    errors: ['NOT_FOUND', ['MESSAGE_SECRET', 403], ['HOLDS_MORE', 403]],
  }),
  resend: post(`${base}/:id/resend`, {
    summary: 'Sends a message again, or for the first time when it was kept.',
    permission,
    result: MessageView,
    errors: ['NOT_FOUND', ['MESSAGE_SENDING', 409], 'MAIL_INVALID'],
  }),
});
