import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import { jpegOf } from '../testing/pictures';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';

let opened: OpenDatabase;
let test: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database, { limits: { account: 100_000, photos: 3 } });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const image = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
const images = (count: number) => Array.from({ length: count }, () => image);

function aReading(token: string, jobId: string, readingValue: number, photos: number) {
  const result = { taskId: `${jobId}-1`, comment: null, readingValue };
  const key = randomUUID();
  return async () => {
    const { statusCode, headers } = await test.server.inject({
      method: 'POST',
      url: `/api/pro/job/${jobId}/meterRateTask/result`,
      headers: { ...bearer(token), 'idempotency-key': key },
      payload: {
        results: [{ ...result, readingImages: images(photos) }],
        readingDate: test.clock.now.toISOString(),
      },
    });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };
}

it('an account stores so many photos a day; repeats and refused readings do not count', async () => {
  const { token } = await test.logIn('demo-kunde');
  const ofCustomer = (photos: number, value = 13_210.45) =>
    aReading(token, 'kunde-gas', value, photos);
  const two = ofCustomer(2);
  expect([await two(), await two(), await two()]).toMatchObject(Array(3).fill({ status: 200 }));
  expect(await ofCustomer(2, -1)()).toMatchObject({ status: 422 });
  const more = ofCustomer(2);
  // A third of a day for each photo.
  expect(await more()).toEqual({ status: 429, retryAfter: String(8 * 3600) });
  expect(await ofCustomer(0)()).toMatchObject({ status: 200 });
  expect(await ofCustomer(1)()).toMatchObject({ status: 200 });
  const other = bearer((await test.logIn('demo-nachbarin')).token);
  const unlisted = { meterNumber: '1', readingValue: 1, comment: null };
  const body = { ...unlisted, readingImages: images(4), readingDate: '2026-11-21' };
  const inject = { method: 'POST', url: '/api/pro/unknown-reading', headers: other } as const;
  expect(await test.server.inject({ ...inject, payload: body })).toMatchObject({ statusCode: 429 });
  const fewer = { ...body, readingImages: images(3) };
  expect(await test.server.inject({ ...inject, payload: fewer })).toMatchObject({
    statusCode: 204,
  });
});
