import type { jobCalls } from '../../common/jobs/jobCalls';
import type { Api } from '../api/api';
import type { ApiOf } from '../api/apiTypes';

/** The calls of jobs; their declarations are loaded when the first is made, so that the entry stays small. */
export async function jobApi(api: Api): Promise<ApiOf<typeof jobCalls>> {
  const declared = await import('../../common/jobs/jobCalls');
  return api.of(declared.jobCalls);
}
