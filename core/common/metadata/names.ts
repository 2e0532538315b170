import { z } from 'zod';

export const labelLength = 64;
/** The longest that a name may be where its type doesn't say otherwise. */
export const nameLength = 80;

/** Letters, digits and single underscores between them. */
const namePattern = /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/;
/** What custom things are called in a tenant's namespace, such as "NS__Order__CST". */
const qualifiedPattern = /^([A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*)(__[A-Za-z0-9]+(_[A-Za-z0-9]+)*){0,4}$/;

export function isMetadataName(text: string): boolean {
  return namePattern.test(text);
}

export function isQualifiedName(text: string): boolean {
  return qualifiedPattern.test(text);
}

/** The rules of the record's type come on top, and are told in the caller's language. */
export const MetadataName = z.string().max(255);
export const Label = z.string().max(1000);
