import { z } from 'zod';
import { JsonData } from '../../../common/metadata/metadataRecord';
import type { PortableRecord } from '../../../common/metadata/recordInput';
import type { MetadataType } from '../types/metadataType';
import { stableJson } from './stableJson';

/** Texts by their paths, with slashes. */
export type FileTree = ReadonlyMap<string, string>;

export type FindType = (name: string) => Pick<MetadataType, 'name' | 'files'> | undefined;

/** A record's own file; what is code has files of its own beside it. */
const recordFile = 'metadata.json';

const StoredRecord = z.object({
  id: z.string().optional(),
  name: z.string(),
  label: z.string().optional(),
  active: z.boolean().optional(),
  data: JsonData.optional(),
});

/** One folder a record: "Note/First/metadata.json", "Note/First/text.ts", "Note/First/Page/Cover/metadata.json". */
export function writeRecords(type: string, records: readonly PortableRecord[], find: FindType): FileTree {
  const tree = new Map<string, string>();
  for (const record of records) write(tree, '', type, record, find);
  return tree;
}

function write(tree: Map<string, string>, place: string, type: string, record: PortableRecord, find: FindType): void {
  const { id, name, label, active, data, children = {} } = record;
  const folder = `${place}${folderName(type)}/${folderName(name)}/`;
  const inline = new Map(Object.entries(data ?? {}));
  for (const [field, file] of filesOf(find(type))) {
    const text = inline.get(field);
    if (typeof text !== 'string') continue;
    tree.set(folder + file, text);
    inline.delete(field);
  }
  const rest = data && Object.fromEntries(inline);
  tree.set(folder + recordFile, stableJson({ id, name, label, active, data: rest }));
  for (const [part, parts] of Object.entries(children)) {
    for (const each of parts) write(tree, folder, part, each, find);
  }
}

/** What was written, as records of one type; a folder without its record is refused by name. */
export function readRecords(type: string, tree: FileTree, find: FindType): PortableRecord[] {
  return read(tree, foldersOf(tree), '', type, find);
}

function read(tree: FileTree, folders: Folders, place: string, type: string, find: FindType): PortableRecord[] {
  const root = `${place}${folderName(type)}/`;
  return sortedIn(folders, root).map((folder) => {
    const here = `${root}${folder}/`;
    const text = tree.get(here + recordFile);
    if (text === undefined) throw new Error(`${here}${recordFile} is missing.`);
    const { data, ...stored } = StoredRecord.parse(JSON.parse(text));
    const files = filesOf(find(type)).flatMap(([field, file]) => {
      const content = tree.get(here + file);
      return content === undefined ? [] : [[field, content] as const];
    });
    const whole =
      data || files.length > 0 ? { data: Object.fromEntries([...Object.entries(data ?? {}), ...files]) } : {};
    const parts = sortedIn(folders, here).map((part) => {
      const name = decodeURIComponent(part);
      return [name, read(tree, folders, here, name, find)] as const;
    });
    return { ...stored, ...whole, ...(parts.length > 0 ? { children: Object.fromEntries(parts) } : {}) };
  });
}

/** By folder, with its slash, the folders in it. */
type Folders = ReadonlyMap<string, ReadonlySet<string>>;

function foldersOf(tree: FileTree): Folders {
  const folders = new Map<string, Set<string>>();
  for (const path of tree.keys()) {
    let place = '';
    for (const name of path.split('/').slice(0, -1)) {
      const inside = folders.get(place) ?? new Set();
      folders.set(place, inside.add(name));
      place += `${name}/`;
    }
  }
  return folders;
}

function sortedIn(folders: Folders, place: string): string[] {
  return [...(folders.get(place) ?? [])].sort();
}

/** The fields that are files, but for one that would take the record's own place. */
function filesOf(type: Pick<MetadataType, 'files'> | undefined): [field: string, file: string][] {
  return Object.entries(type?.files ?? {})
    .map(([field, ending]): [string, string] => [field, `${folderName(field)}.${ending}`])
    .filter(([, file]) => file !== recordFile);
}

/** What every file system takes: names that it doesn't are written with "%". */
function folderName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_-]/gu, (letter) =>
    [...new TextEncoder().encode(letter)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
  if (!/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain)) return plain;
  return `%${plain.charCodeAt(0).toString(16).toUpperCase()}${plain.slice(1)}`;
}
