import { strToU8, type Zippable } from 'fflate';
import type { MetadataRecord } from 'lathe/common';

/** A record as it stands in a file, its parts within it. */
interface Written extends Pick<MetadataRecord, 'id' | 'type' | 'name' | 'label' | 'active' | 'data'> {
  readonly parts?: readonly Written[];
}

export interface ReadRecord {
  readonly record: MetadataRecord;
  /** Undefined where it stands by itself. */
  readonly partOf: string | undefined;
}

/** A readable file for each record that stands by itself, in a folder for its type: what has not changed reads the same. */
export function recordFiles(all: readonly ReadRecord[]): Zippable {
  const parts = Map.groupBy(all, ({ partOf }) => partOf);
  const write = ({ id, type, name, label, active, data }: MetadataRecord): Written => {
    const own = (parts.get(id) ?? []).map(({ record }) => record).toSorted(byTypeAndName);
    return { id, type, name, label, active, data, ...(own.length > 0 && { parts: own.map(write) }) };
  };
  const files: Zippable = {};
  for (const { record } of parts.get(undefined) ?? []) {
    const path = `${record.type}/${record.name}`;
    const isTaken = Object.hasOwn(files, `${path}.json`);
    files[isTaken ? `${path}.${record.id}.json` : `${path}.json`] = strToU8(
      `${JSON.stringify(write(record), null, 2)}\n`,
    );
  }
  return files;
}

function byTypeAndName(a: MetadataRecord, b: MetadataRecord): number {
  return compare(a.type, b.type) || compare(a.name, b.name) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
