import { badSheet } from './badSheet';
import { isDateFormat } from './serialDate';
import { xmlEvents } from './xmlEvents';
import type { ZipFile } from './zipFile';

/** What all cells of a workbook share. */
export interface Book {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Days are counted from 1904. */
  readonly from1904: boolean;
  readonly texts: readonly string[];
  /** Whether the cells of a style are moments. */
  readonly dates: readonly boolean[];
}

const small = 16 * 1024 * 1024;
/** Shared texts are held in memory. */
const mostTexts = 96 * 1024 * 1024;

export async function readBook(zip: ZipFile): Promise<Book> {
  if (!zip.has('xl/workbook.xml')) throw badSheet('FORMAT');
  const targets = await targetsOf(zip);
  const sheets: { name: string; path: string }[] = [];
  let from1904 = false;
  for await (const events of xmlEvents(await zip.read('xl/workbook.xml', small)))
    for (const event of events) {
      if (event.kind !== 'open') continue;
      const { name, attributes } = event;
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      const path = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && path !== undefined && zip.has(path))
        sheets.push({ name: attributes['name'] ?? '', path });
    }
  return { sheets, from1904, texts: await textsOf(zip), dates: await datesOf(zip) };
}

async function targetsOf(zip: ZipFile): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  const path = 'xl/_rels/workbook.xml.rels';
  if (!zip.has(path)) return targets;
  for await (const events of xmlEvents(await zip.read(path, small)))
    for (const event of events) {
      if (event.kind !== 'open' || event.name !== 'Relationship') continue;
      const { Id: id = '', Target: target = '' } = event.attributes;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    }
  return targets;
}

async function textsOf(zip: ZipFile): Promise<string[]> {
  const texts: string[] = [];
  const path = 'xl/sharedStrings.xml';
  if (!zip.has(path)) return texts;
  let text = '';
  let phonetic = false;
  let inside = false;
  for await (const events of xmlEvents(await zip.read(path, mostTexts)))
    for (const event of events) {
      if (event.kind === 'text') {
        if (inside && !phonetic) text += event.text;
      } else if (event.name === 'rPh') phonetic = event.kind === 'open';
      else if (event.name === 't') inside = event.kind === 'open';
      else if (event.name === 'si') {
        if (event.kind === 'close') texts.push(text);
        text = '';
      }
    }
  return texts;
}

async function datesOf(zip: ZipFile): Promise<boolean[]> {
  const path = 'xl/styles.xml';
  if (!zip.has(path)) return [];
  const formats = new Map<number, string>();
  const dates: boolean[] = [];
  let styles = false;
  for await (const events of xmlEvents(await zip.read(path, small)))
    for (const event of events) {
      if (event.kind === 'text') continue;
      if (event.name === 'cellXfs') styles = event.kind === 'open';
      if (event.kind !== 'open') continue;
      const id = Number(event.attributes['numFmtId']);
      if (event.name === 'numFmt') formats.set(id, event.attributes['formatCode'] ?? '');
      if (event.name === 'xf' && styles) dates.push(isDateFormat(id, formats.get(id)));
    }
  return dates;
}
