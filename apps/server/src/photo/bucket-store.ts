import { AwsClient } from 'aws4fetch';
import { setTimeout as wait } from 'node:timers/promises';
import { consoleTexts } from '../base/console-texts';
import { reasonOf } from '../base/start-failure';
import { type BucketKeys, PhotoPlaceFailure, type PhotoStore } from './photo-store';

/** A call that fails otherwise than by its timeout is repeated this often. */
const RETRIES = 2;
const PAUSE_MS = 50;

/**
 * A bucket of any S3 service, by path: https://server/bucket or https://server/bucket/folder.
 * `patienceMs` is the timeout of a call, its repetitions and its answer together.
 */
export function bucketStore(
  address: string,
  { region, ...keys }: BucketKeys,
  patienceMs: number,
): PhotoStore {
  const client = new AwsClient({
    ...keys,
    service: 's3',
    ...(region === null ? {} : { region }),
  });
  const base = address.replace(/\/+$/, '');
  const unreachable = (error: unknown): never => {
    throw new PhotoPlaceFailure(consoleTexts.bucketUnreachable(base, noAnswerReason(error)), true);
  };
  async function attempt<Answer>(
    asked: Asked,
    read: (answer: Response) => Promise<Answer>,
  ): Promise<Answer | null> {
    const { hash, signal, ...init } = asked;
    const answer = await client
      .sign(`${base}/${hash}`, init)
      // Node loses a signal inside the signed request when it collects the garbage, and the call would
      // wait for minutes (nodejs/undici#3644).
      .then((signed) => fetch(signed, { signal }))
      .catch(unreachable);
    if (answer.ok) return read(answer).catch(unreachable);
    const { status } = answer;
    const text = await answer.text().catch(unreachable);
    if (status === 404 && !text.includes('NoSuchBucket')) return null;
    throw refusal(base, status);
  }
  async function call<Answer>(
    asked: Omit<Asked, 'signal'>,
    read: (answer: Response) => Promise<Answer>,
  ): Promise<Answer | null> {
    const signal = AbortSignal.timeout(patienceMs);
    for (let left = RETRIES; ; left -= 1) {
      try {
        return await attempt({ ...asked, signal }, read);
      } catch (error) {
        const mayPass = error instanceof PhotoPlaceFailure && error.isPassing;
        if (!mayPass || left === 0 || signal.aborted) throw error;
        await wait(PAUSE_MS);
      }
    }
  }
  const readNothing = async (answer: Response) => void (await answer.arrayBuffer());
  return {
    put: async ({ hash, mimeType, bytes }) => {
      const body = new Uint8Array(bytes);
      const headers = { 'content-type': mimeType };
      const taken = await call({ method: 'PUT', hash, body, headers }, async (answer) => {
        await readNothing(answer);
        return true;
      });
      if (taken === null) throw refusal(base, 404);
    },
    get: (hash) =>
      call({ method: 'GET', hash }, async (answer) => Buffer.from(await answer.arrayBuffer())),
    // S3 also answers 204 for an object that never existed.
    remove: async (hash) => void (await call({ method: 'DELETE', hash }, readNothing)),
  };
}

interface Asked {
  readonly method: 'PUT' | 'GET' | 'DELETE';
  readonly hash: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
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
