/** What the tests use of a server that speaks as S3 does; it comes without types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  // eslint-disable-next-line no-restricted-syntax -- so the package has it
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
