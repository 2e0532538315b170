import type { BrandView } from '../../../core/common/tenants/brandCalls';

export type { BrandView };

/** In the browser's memory, so that the next page has its look from the beginning. */
const key = 'lathe.brand';
const address = '/u-route/baas/v1.0/brand/current/config';

/** What was seen last. */
export function recallBrand(): BrandView | undefined {
  try {
    const brand: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isBrand(brand) ? brand : undefined;
  } catch {
    // Nothing is kept, or something else than was written.
    return undefined;
  }
}

/** Asked by hand: the page at which one logs in has no client for calls. Undefined when it cannot be had. */
export async function loadBrand(search = ''): Promise<BrandView | undefined> {
  const tenant = new URLSearchParams(search).get('tenant-id');
  const query = tenant === null ? '' : `?${new URLSearchParams({ 'tenant-id': tenant }).toString()}`;
  try {
    const response = await fetch(address + query, { credentials: 'same-origin' });
    const envelope: unknown = await response.json();
    const result =
      typeof envelope === 'object' && envelope !== null && 'result' in envelope ? envelope.result : undefined;
    if (!isBrand(result)) return undefined;
    localStorage.setItem(key, JSON.stringify(result));
    return result;
  } catch {
    // A page without its brand is better than none.
    return undefined;
  }
}

function isBrand(value: unknown): value is BrandView {
  return typeof value === 'object' && value !== null && 'name' in value && 'logo' in value && 'colours' in value;
}
