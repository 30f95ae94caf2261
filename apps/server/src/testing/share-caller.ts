import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { APPLICATION_ID, bearer, grantOf, type TestServer } from './test-server';

const Created = Type.Object({
  id: Type.String(),
  token: Type.String(),
  username: Type.String(),
  password: Type.String(),
});

type CreatedShare = Static<typeof Created>;

/** The calls about shares with this token. */
export function shareCaller(test: TestServer, token: string) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const { statusCode, body } = await test.server.inject({
      method,
      url: `/api/pro/${path}`,
      headers: bearer(token),
      ...(payload === undefined ? {} : { payload }),
    });
    const read: unknown = body === '' ? null : JSON.parse(body);
    return { status: statusCode, body: read };
  };
  const wanted = { name: 'Hausmeister', allowToReShare: false, jobIds: ['verwaltung-1'] };
  return {
    token,
    call,
    share: (change: object = {}) => call('POST', 'share/job', { ...wanted, ...change }),
    shared: async (change: object = {}): Promise<CreatedShare> => {
      const { body } = await call('POST', 'share/job', { ...wanted, ...change });
      if (Value.Check(Created, body)) return body;
      throw new Error(`No share: ${JSON.stringify(body)}`);
    },
    list: () => call('GET', 'share/account'),
    jobIds: async (): Promise<readonly string[]> => {
      const { body } = await call('GET', 'job');
      return [...JSON.stringify(body).matchAll(/\{"id":"([\w-]+)","done"/g)].map(
        ([, id = '']) => id,
      );
    },
  };
}

/** Logs a share in with the login shown at its creation, and returns its calls. */
export async function asShare(test: TestServer, { token }: CreatedShare) {
  const login = { applicationId: APPLICATION_ID, token };
  return shareCaller(test, grantOf(await test.post('/auth/token', login)).token);
}
