import type { Call } from './call';

/** Whether a call changes something: then it needs an anti-forgery token and leaves a trace. */
export function isMutating({ method, safe }: Pick<Call, 'method' | 'safe'>): boolean {
  return method !== 'GET' && !safe;
}
