/** What is wrong with one field of a request. */
export interface FieldIssue {
  /** Where it is, such as "body.users.0.name". */
  readonly path: string;
  readonly message: string;
}

/** What every call answers: `resCode` "0" is success, anything else is thrown by the browser as a whole. */
export interface Envelope<T> {
  readonly resCode: string;
  readonly resMsg: string;
  readonly result?: T;
  /** Of how many in all the result is a part. */
  readonly count?: number;
  /** The fields of the request that are wrong. */
  readonly fields?: readonly FieldIssue[];
  /** What a program may want to know of a failure, such as who changed a record. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** By which operators find the request in the logs. */
  readonly requestId?: string;
}

export const successCode = '0';

export function success<T>(result: T, count?: number): Envelope<T> {
  return { resCode: successCode, resMsg: 'Success', result, ...(count === undefined ? {} : { count }) };
}

/** The same for a result that is JSON already: it is neither read nor written again. */
export function successText(result: string): string {
  return `{"resCode":"${successCode}","resMsg":"Success","result":${result}}`;
}

export function failure(resCode: string, resMsg: string, more?: Partial<Envelope<never>>): Envelope<never> {
  return { resCode, resMsg, ...more };
}

/** The same in the gallery's words: `responseCode` 0 and `content`. */
export function toGallery({ resCode, resMsg, result, ...more }: Envelope<unknown>): object {
  return resCode === successCode
    ? { responseCode: 0, content: result, ...more }
    : { responseCode: resCode, responseMsg: resMsg, ...more };
}
