declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Settings {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs: readonly string[];
    }[];
  }

  /** What we use of it; it brings no types of its own. */
  class S3rver {
    constructor(settings: Settings);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export = S3rver;
}
