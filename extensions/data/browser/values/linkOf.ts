import type { FieldDescription } from '../../common/describeCalls';

interface ValueLink {
  readonly href: string;
  /** In a tab of the browser's own. */
  readonly elsewhere?: boolean;
}

/** Where a value leads outside of the workbench; only to what is safe to follow. */
export function linkOf({ type }: FieldDescription, value: unknown): ValueLink | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (type === 'email') return { href: `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}` };
  if (type === 'phone') return { href: `tel:${value.replace(/[^\d+]/g, '')}` };
  return type === 'url' && /^https?:\/\//i.test(value) ? { href: value, elsewhere: true } : undefined;
}
