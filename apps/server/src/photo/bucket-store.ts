import { AwsClient } from 'aws4fetch';
import { consoleTexts } from '../base/console-texts';
import { reasonOf } from '../base/start-failure';
import { type BucketKeys, PhotoPlaceFailure, type PhotoStore } from './photo-store';

const PATIENCE_MS = 15_000;
/** The timeout of a call. After a failure, the app sends the reading again. */
const RETRIES = 2;

/** A bucket of any S3 service, by path: https://server/bucket or https://server/bucket/folder. */
export function bucketStore(address: string, { region, ...keys }: BucketKeys): PhotoStore {
  const client = new AwsClient({
    ...keys,
    service: 's3',
    retries: RETRIES,
    ...(region === null ? {} : { region }),
  });
  const base = address.replace(/\/+$/, '');
  const call = async (method: string, hash: string, rest: object = {}) => {
    const answer = await client
      .fetch(`${base}/${hash}`, { method, signal: AbortSignal.timeout(PATIENCE_MS), ...rest })
      .catch((error: unknown) => {
        throw new PhotoPlaceFailure(
          consoleTexts.bucketUnreachable(base, noAnswerReason(error)),
          true,
        );
      });
    if (answer.ok) return answer;
    const { status } = answer;
    if (status === 404 && !(await answer.text()).includes('NoSuchBucket')) return null;
    throw refusal(base, status);
  };
  return {
    put: async ({ hash, mimeType, bytes }) => {
      const body = new Uint8Array(bytes);
      const taken = await call('PUT', hash, { body, headers: { 'content-type': mimeType } });
      if (taken === null) throw refusal(base, 404);
    },
    get: async (hash) => {
      const found = await call('GET', hash);
      return found === null ? null : Buffer.from(await found.arrayBuffer());
    },
    // S3 also answers 204 for an object that never existed.
    remove: async (hash) => void (await call('DELETE', hash)),
  };
}

/** Names only the status: a storage's own message contains keys and signatures, which must not be logged. */
function refusal(address: string, status: number): PhotoPlaceFailure {
  if (status === 404) return new PhotoPlaceFailure(consoleTexts.noBucket(address), false);
  if (status === 401 || status === 403)
    return new PhotoPlaceFailure(consoleTexts.bucketRefusesKeys(address, status), false);
  if (status === 408 || status === 429 || status >= 500)
    return new PhotoPlaceFailure(consoleTexts.bucketTroubled(address, status), true);
  return new PhotoPlaceFailure(consoleTexts.bucketRefuses(address, status), false);
}

/** `fetch` gives no reason; the cause of its error does. */
function noAnswerReason(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
