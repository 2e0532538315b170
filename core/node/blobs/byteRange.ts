import { Refusal } from '../../common/calls/refusal';
import type { ByteRange } from './storage/blobStorage';

/** Of a Range header: one range of bytes. Undefined means the whole file, which answers any other header as well. */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new Refusal('WRONG_RANGE', { status: 416 });
  return { start, end };
}
