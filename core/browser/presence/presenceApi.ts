import { presenceCalls } from '../../common/presence/presenceCalls';
import type { Api } from '../api/api';

/** Loaded when somebody asks who is here. */
export function presenceApi(api: Api) {
  return api.of(presenceCalls);
}
