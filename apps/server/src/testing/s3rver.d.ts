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

  /** What we use of it; it brings no types of its own. */
  class S3rver {
    constructor(settings: Settings);
    run(): Promise<unknown>;
    callback(): RequestListener;
    close(): Promise<void>;
  }

  export = S3rver;
}
