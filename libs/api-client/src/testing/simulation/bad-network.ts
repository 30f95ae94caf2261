import { json } from '../fake-server';
import type { ModelServer } from './model-server';

/**
 * The probability of each fault. The figures are those of the model in section 3.9 of reliability.
 */
const RATES = { lostRequest: 0.1, lostAnswer: 0.08, tooLate: 0.02, serverDown: 0.03 };
// Longer than a refresh waits for its answer, and longer than a tab waits for a lock.
const TOO_LATE_MS = 25_000;
const SLOWEST_MS = 2000;

/** Carries calls to the server and loses some requests and some answers. */
export function createBadNetwork(server: ModelServer, chance: () => number) {
  const faults = { lostRequest: 0, lostAnswer: 0, tooLate: 0, serverDown: 0 };
  const happens = (fault: keyof typeof faults) => {
    const does = chance() < RATES[fault];
    if (does) faults[fault] += 1;
    return does;
  };
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

  const carry = async (path: string, body: unknown, token: string): Promise<Response> => {
    await wait(chance() * SLOWEST_MS);
    if (happens('lostRequest')) throw new TypeError('Failed to fetch');
    if (happens('serverDown')) return json(503, {});
    const answer = server.answer(path, body, token);
    await wait(chance() * SLOWEST_MS);
    if (happens('lostAnswer')) throw new TypeError('Failed to fetch');
    if (happens('tooLate')) await wait(TOO_LATE_MS);
    return answer;
  };

  const fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = input instanceof Request ? input.url : String(input);
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      carry(path, bodyOf(init), token).then(resolve, reject);
    });
  };
  return { fetch, faults };
}

export function bodyOf(init: RequestInit | undefined): unknown {
  const body = init?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
}
