import { AwsV4Signer } from 'aws4fetch';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const BUCKET_KEYS = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'us-east-1',
};

/** 'hangs': takes each call and never answers it. 'waits': answers it as soon as it works again. */
type Behaviour = 'works' | 'hangs' | 'waits' | 'breaks' | 'breaks every second call';

export interface BucketServer {
  readonly address: string;
  /** The objects in the bucket. */
  names(): readonly string[];
  behave(behaviour: Behaviour): void;
  /** Resolves when the bucket has got this many calls since its behaviour changed. */
  hasGot(calls: number): Promise<void>;
  /** The calls since the behaviour changed. */
  calls(): number;
  stop(): Promise<void>;
}

/** An S3 server that checks keys, with one empty bucket. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'ablesbar-bucket-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  await storage.run();
  const answer = storage.callback();
  // The server checks keys but not current signatures, so the test itself refuses a wrong secret.
  const serve = (request: IncomingMessage, response: ServerResponse) =>
    void hasRightSecret(request).then((isRight) => {
      if (isRight) answer(request, response);
      else response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    });
  let behaviour: Behaviour = 'works';
  let calls = 0;
  let waiting: (() => void)[] = [];
  const called = new EventEmitter();
  const server = createServer((request, response) => {
    calls += 1;
    called.emit('call');
    if (behaviour === 'hangs') request.resume();
    else if (behaviour === 'waits') waiting.push(() => serve(request, response));
    else if (behaviour === 'breaks') request.destroy();
    else if (behaviour === 'breaks every second call' && calls % 2 === 0) request.destroy();
    else serve(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return {
    address: `http://127.0.0.1:${port}/photos`,
    behave: (next) => {
      behaviour = next;
      calls = 0;
      for (const answerNow of waiting) answerNow();
      waiting = [];
    },
    hasGot: async (wanted) => {
      while (calls < wanted) await once(called, 'call');
    },
    calls: () => calls,
    names: () => readdirSync(join(directory, 'photos')).filter(isObject),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await storage.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function hasRightSecret({ method, url, headers }: IncomingMessage): Promise<boolean> {
  if (headers.authorization?.includes(`Credential=${BUCKET_KEYS.accessKeyId}/`) !== true)
    return true;
  const signer = new AwsV4Signer({
    ...BUCKET_KEYS,
    service: 's3',
    method: method ?? '',
    url: `http://${headers.host}${url}`,
    datetime: String(headers['x-amz-date']),
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
  });
  return (await signer.sign()).headers.get('authorization') === headers.authorization;
}

/** The server stores each object as a file, beside files with its metadata. */
function isObject(file: string): boolean {
  return file.endsWith('._S3rver_object');
}
