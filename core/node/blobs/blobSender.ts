import { inject, injectable } from 'inversify';
import type { CallInput } from '../http/callHandler';
import type { Tenant } from '../tenants/tenant';
import { type Blob, Blobs } from './blobs';
import { byteRange } from './byteRange';

/** These show a picture and can do nothing else. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Answers a call with a file. Whatever it says of itself, a browser runs nothing in it. */
@injectable()
export class BlobSender {
  constructor(@inject(Blobs) private readonly blobs: Blobs) {}

  async send(tenant: Tenant, blob: Blob, { request, reply }: Pick<CallInput, 'request' | 'reply'>) {
    const { name, type, size, sha256 } = blob;
    const range = byteRange(request.headers.range, size);
    const disposition = shown.has(type) ? 'inline' : 'attachment';
    reply
      .header('accept-ranges', 'bytes')
      .header('etag', `"${sha256}"`)
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeName(name)}`)
      .header('content-length', range ? range.end - range.start + 1 : size)
      .type(shown.has(type) ? type : 'application/octet-stream');
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(await this.blobs.read(tenant, blob, range));
  }
}

/** As RFC 8187 wants it. */
function encodeName(name: string): string {
  // A lone half of a surrogate pair cannot be encoded.
  const text = name.replace(/\p{Surrogate}/gu, '?');
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
