import type { JsonData } from '../../../common/metadata/metadataRecord';
import type { Draft, HookContext } from '../types/metadataType';
import type { RegisteredType } from '../types/metadataTypes';
import { type Reference, referencesIn } from './referencesIn';

/** All that a record refers to: where its type says so, and what the type finds by itself. */
export async function referencesOf(
  type: RegisteredType,
  draft: Draft<JsonData>,
  context: HookContext,
): Promise<readonly Reference[]> {
  const found = await type.hooks?.references?.(draft, context);
  return [...referencesIn(type, draft.data), ...(found ?? [])];
}
