import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { badSheet } from './badSheet';

export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** A text or tag that is longer would be held in memory as a whole. */
const longest = 2 * 1024 * 1024;

/** What an XML file says, while it flows past; names come without their namespace. */
export async function* xmlEvents(bytes: Readable): AsyncGenerator<readonly XmlEvent[]> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8');
  let events: XmlEvent[] = [];
  let last = 0;
  const heard = (event: XmlEvent): void => {
    events.push(event);
    last = parser.position;
  };
  parser.on('opentag', ({ name, attributes }) => heard({ kind: 'open', name: local(name), attributes }));
  parser.on('closetag', ({ name }) => heard({ kind: 'close', name: local(name) }));
  parser.on('text', (text) => heard({ kind: 'text', text }));
  parser.on('cdata', (text) => heard({ kind: 'text', text }));
  parser.on('error', (error) => {
    throw badSheet('BROKEN', { detail: error.message }, error);
  });
  try {
    for await (const chunk of bytes) {
      parser.write(decoder.decode(Buffer.from(chunk), { stream: true }));
      if (parser.position - last > longest) throw badSheet('CELL_TOO_LONG');
      yield events;
      events = [];
    }
    parser.close();
    yield events;
  } finally {
    bytes.destroy();
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
