import { type Api } from 'lathe';
import { blobCalls } from 'lathe/common';

/** The browser saves a file of one's own, without leaving the page. */
export function downloadFile(api: Api, id: string, name: string): void {
  const link = document.createElement('a');
  link.href = api.urlOf(blobCalls.content, { params: { id } });
  link.download = name;
  link.click();
}
