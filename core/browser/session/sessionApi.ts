import type { sessionCalls } from '../../common/session/sessionCalls';
import type { Api } from '../api/api';
import type { ApiOf } from '../api/apiTypes';

/** The calls of sessions; their declarations are loaded when the first is made, so that the entry stays small. */
export async function sessionApi(api: Api): Promise<ApiOf<typeof sessionCalls>> {
  const declared = await import('../../common/session/sessionCalls');
  return api.of(declared.sessionCalls);
}
