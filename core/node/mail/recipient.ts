import { z } from 'zod';
import { Refusal } from '../../common/calls/refusal';
import type { MessageKind } from '../../common/mail/messageView';

const Email = z.email().max(254);
const PhoneNumber = z.string().regex(/^\+?[0-9][0-9 ()./-]{2,29}$/);
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** One address and nothing else: no list, no name, no line that becomes a header of its own. */
export function checkRecipient(kind: MessageKind, to: string): string {
  const schema = kind === 'email' ? Email : PhoneNumber;
  if (control.test(to) || !schema.safeParse(to).success) {
    throw new Refusal('MAIL_ADDRESS', {
      parameters: { address: to.replaceAll(new RegExp(control, 'g'), '?').slice(0, 100) },
    });
  }
  return to;
}

export function checkSubject(subject: string): string {
  if (control.test(subject))
    throw new Refusal('MAIL_INVALID', { parameters: { reason: 'control character in the subject' } });
  return subject.slice(0, 400);
}
