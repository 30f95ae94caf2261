import type { Database } from '../database/open-database';
import { BODY, config } from './anonymous-readings';
import { anApplication, bearer, startTestServer, type TestServer } from './test-server';

const MANY = { 'anonymous-token': 9999, 'anonymous-submit': 9999, 'anonymous-submit-token': 9999 };

export const startAnonymous = (database: Database, limits: object = MANY, chosen = config) =>
  startTestServer(database, { applications: [anApplication({ config: chosen })], limits });

/** What the wizard calls, on the server that runs at that moment. */
export function anonymousCalls(running: () => TestServer) {
  const post = async (path: string, token: string, body: object, key?: string) => {
    const { statusCode, body: text } = await running().server.inject({
      method: 'POST',
      url: path,
      headers: { ...bearer(token), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: body,
    });
    return { status: statusCode, text };
  };
  const newToken = async () => {
    const { text } = await running().post('/auth/token-unknown-readings', {});
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
  };
  return {
    newToken,
    send: async (change: object = {}, key?: string, token?: string) =>
      post(
        '/api/unknown-readings/results',
        token ?? (await newToken()),
        { ...BODY, ...change },
        key,
      ),
    ask: (token: string, change: object = {}) =>
      post('/api/pro/unknown-readings/receipts', token, {
        ...BODY,
        email: 'erika@example.org',
        ...change,
      }),
  };
}

/** A good address of this length: only the length can be what is wrong with it. */
export function longEmail(length: number): string {
  const head = `${'a'.repeat(40)}@${'b'.repeat(60)}.`;
  return head + 'c'.repeat(length - head.length);
}
