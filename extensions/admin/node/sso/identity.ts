import { z } from 'zod';
import type { AttributeNames } from '../../common/ssoShapes';

/** What a log-out at the provider needs of the log-in. */
export const Proof = z.object({
  idToken: z.string().optional(),
  nameId: z.string().optional(),
  nameIdFormat: z.string().optional(),
  sessionIndex: z.string().optional(),
});
export type Proof = z.infer<typeof Proof>;

/** Whom a provider has vouched for. */
export const Identity = z.object({
  /** What he is called there for good. */
  subject: z.string().min(1).max(1024),
  userName: z.string().min(1).max(255),
  email: z.string().max(255).optional(),
  phone: z.string().max(64).optional(),
  groups: z.array(z.string()),
  proof: Proof,
});
export type Identity = z.infer<typeof Identity>;

export type Claims = Readonly<Record<string, unknown>>;

/** What is told under the names that the provider's settings have. */
export function readClaims(claims: Claims, names: AttributeNames): Partial<Identity> & Pick<Identity, 'groups'> {
  const groups = names.groups === '' ? [] : textsOf(claims[names.groups]);
  const one = (name: string): string | undefined => (name === '' ? undefined : textsOf(claims[name])[0]);
  const found = { userName: one(names.userName), email: one(names.email), phone: one(names.phone) };
  const told = Object.entries(found).filter(([, value]) => value !== undefined && value.trim() !== '');
  return { ...Object.fromEntries(told), groups };
}

function textsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one) => typeof one === 'string');
}
