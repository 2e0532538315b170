import type { Api } from 'lathe';
import { runCalls } from '../../common/applicationCalls';

/** The calls of running applications; loaded when the first of them is made. */
export const runApi = (api: Api) => api.of(runCalls);
