import type { IncomingMessage } from 'node:http';

/** Who sends more than this is not waited for. */
const most = 64 * 1024 * 1024;

/** Lets the rest of a refused body flow past: closed while somebody still sends, a connection takes its answer with it. */
export function readOff(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    request.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > most) resolve();
    });
    for (const end of ['end', 'error', 'close']) request.once(end, () => resolve());
    request.resume();
  });
}
