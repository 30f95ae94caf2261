import { claimsOf, wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  bearer,
  startTestServer,
  type TestServer,
} from '../testing/test-server';

const HOST = 'ablesung.anderswo.example';
const config = wholeConfig({
  unknownUserReading: { unknownUserReadingAllowed: true },
  communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true },
});

let opened: OpenDatabase;
let test: TestServer;

beforeAll(async () => {
  opened = await openTestDatabase('embedded');
  const elsewhere = anApplication({ applicationId: 'anderswo', hosts: [HOST], config });
  test = await startTestServer(opened.database, { applications: [anApplication({}), elsewhere] });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

it.each([
  { says: 'at the host of another application', headers: { host: HOST }, id: APPLICATION_ID },
  { says: "at home with another's id", headers: {}, id: 'anderswo' },
  { says: "at the host of another with that one's id", headers: { host: HOST }, id: 'anderswo' },
])('no login $says', async ({ headers, id }) => {
  const login = { applicationId: id, username: 'demo-kunde', password: 'demo-kunde' };
  expect(await test.post('/auth/token', login, headers)).toMatchObject({ status: 401 });
});

it('no token of one application opens the other', async () => {
  const { token, refreshToken } = await test.logIn('demo-kunde');
  const headers = { ...bearer(token), host: HOST };
  const jobs = await test.server.inject({ url: '/api/pro/job', headers });
  expect(jobs.statusCode).toBe(401);
  const refresh = { applicationId: 'anderswo', token: refreshToken };
  expect(await test.post('/auth/token', refresh, { host: HOST })).toMatchObject({ status: 401 });
  expect(await test.get('/api/pro/job', token)).toMatchObject({ status: 200 });
});

it('an anonymous token says what it may and when it ends, and opens no account', async () => {
  const answer = await test.post('/auth/token-unknown-readings', {}, { host: HOST });
  const [, token = ''] = /"token":"([^"]+)"/.exec(answer.text) ?? [];
  const iat = test.clock.now.getTime() / 1000;
  expect(claimsOf(token)).toEqual({
    exp: iat + 1800,
    iat,
    sub: null,
    accountId: null,
    roles: ['ROLE_KSA_UNKNOWN_READINGS', 'ROLE_KSA_SEND_UNKNOWNUSER_READINGRECEIPT'],
  });
  const headers = { ...bearer(token), host: HOST };
  const jobs = await test.server.inject({ url: '/api/pro/job', headers });
  expect(jobs.statusCode).toBe(401);
});
