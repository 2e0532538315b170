import { metadataCalls, partCalls } from '../../common/metadata/metadataCalls';
import { lockCalls, recordCalls, recycleCalls, versionCalls } from '../../common/metadata/recordCalls';
import type { Api } from '../api/api';

/** The typed calls of the metadata store; loaded when the first of them is made. */
export function metadataApi(api: Api) {
  return {
    records: api.of(metadataCalls),
    parts: api.of(partCalls),
    any: api.of(recordCalls),
    versions: api.of(versionCalls),
    bin: api.of(recycleCalls),
    locks: api.of(lockCalls),
  };
}

export type MetadataApi = ReturnType<typeof metadataApi>;
