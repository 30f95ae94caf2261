import { AwsClient } from 'aws4fetch';
import type { BucketKeys, PhotoStore } from './photo-store';

const PATIENCE_MS = 15_000;
/** A call that failed is tried again by whoever sends the reading. */
const RETRIES = 2;

/** A bucket of anything that speaks S3, by path: https://server/bucket or https://server/bucket/folder. */
export function bucketStore(address: string, { region, ...keys }: BucketKeys): PhotoStore {
  const client = new AwsClient({
    ...keys,
    service: 's3',
    retries: RETRIES,
    ...(region === null ? {} : { region }),
  });
  const base = address.replace(/\/+$/, '');
  const call = async (method: string, hash: string, rest: object = {}) => {
    const answer = await client.fetch(`${base}/${hash}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...rest,
    });
    if (answer.ok) return answer;
    // Not the body: what a storage says of itself belongs into no log.
    throw new Error(`The bucket answered ${method} with ${answer.status}.`);
  };
  return {
    put: async ({ hash, mimeType, bytes }) => {
      const body = new Uint8Array(bytes);
      await call('PUT', hash, { body, headers: { 'content-type': mimeType } });
    },
    get: async (hash) => Buffer.from(await (await call('GET', hash)).arrayBuffer()),
    // S3 answers 204 for what was never there.
    remove: async (hash) => void (await call('DELETE', hash)),
  };
}
