/** What every call answers: `resCode` "0" is success, anything else is thrown by the browser as a whole. */
export interface Envelope<T> {
  readonly resCode: string;
  readonly resMsg: string;
  readonly result?: T;
}

export function success<T>(result: T): Envelope<T> {
  return { resCode: '0', resMsg: 'Success', result };
}

export function failure(resCode: string, resMsg: string): Envelope<never> {
  return { resCode, resMsg };
}
