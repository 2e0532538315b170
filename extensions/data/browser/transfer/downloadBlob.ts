import { type Api, downloadFrom } from 'lathe';
import { blobCalls } from 'lathe/common';

/** The browser saves a file of one's own. */
export function downloadBlob(api: Api, id: string, name: string): void {
  downloadFrom(api.urlOf(blobCalls.content, { params: { id } }), name);
}
