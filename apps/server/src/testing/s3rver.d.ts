declare module 's3rver' {
  import type { RequestListener } from 'node:http';

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

  /** The parts of the package that the tests use; it has no types. */
  class S3rver {
    constructor(settings: Settings);
    run(): Promise<unknown>;
    callback(): RequestListener;
    close(): Promise<void>;
  }

  export = S3rver;
}
