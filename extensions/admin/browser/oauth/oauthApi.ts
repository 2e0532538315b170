import { type Api, FailedCall, type Texts } from 'lathe';
import { oauthCalls, oauthFailures } from '../../common/oauthCalls';

type Failing = keyof typeof oauthFailures;
const unreadable: ReadonlySet<string> = new Set(['NOT_JSON', 'NO_ENVELOPE']);

/** The calls of OAuth clients. An answer that cannot be read is told in the words that are meant for it. */
export function oauthApi(api: Api, texts: Texts) {
  const calls = api.of(oauthCalls);
  const told = async <T>(name: Failing, answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof FailedCall) || !unreadable.has(error.code)) throw error;
      const resMsg = texts.translate('lathe.admin', `error.${oauthFailures[name]}`);
      throw new FailedCall({ ...error.envelope, resMsg }, error.status);
    }
  };
  return {
    ...calls,
    list: (given: Parameters<typeof calls.list>[0]) => told('list', calls.list(given)),
    create: (given: Parameters<typeof calls.create>[0]) => told('create', calls.create(given)),
    get: (given: Parameters<typeof calls.get>[0]) => told('get', calls.get(given)),
    remove: (given: Parameters<typeof calls.remove>[0]) => told('remove', calls.remove(given)),
  };
}

export type OauthApi = ReturnType<typeof oauthApi>;
