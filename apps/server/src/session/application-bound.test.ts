import { claimsOf, wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { renewDemoLink } from '../demo/seed-demo';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  bearer,
  grantOf,
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
  opened = await openTestDatabase(anyDatabase);
  const elsewhere = anApplication({ applicationId: 'anderswo', hosts: [HOST], config });
  test = await startTestServer(opened.database, { applications: [anApplication({}), elsewhere] });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

it.each([
  { says: 'at the host of another application', headers: { host: HOST }, id: APPLICATION_ID },
  { says: "at its own host with another application's id", headers: {}, id: 'anderswo' },
  {
    says: "at the host of another application with that application's id",
    headers: { host: HOST },
    id: 'anderswo',
  },
])('refuses a login $says', async ({ headers, id }) => {
  const login = { applicationId: id, username: 'demo-kunde', password: 'demo-kunde' };
  expect(await test.post('/auth/token', login, headers)).toMatchObject({ status: 401 });
});

it('refuses a token of one application at the other', async () => {
  const { token, refreshToken } = await test.logIn('demo-kunde');
  const headers = { ...bearer(token), host: HOST };
  const jobs = await test.server.inject({ url: '/api/pro/job', headers });
  expect(jobs.statusCode).toBe(401);
  const refresh = { applicationId: 'anderswo', token: refreshToken };
  expect(await test.post('/auth/token', refresh, { host: HOST })).toMatchObject({ status: 401 });
  expect(await test.get('/api/pro/job', token)).toMatchObject({ status: 200 });
});

it('refuses a link of one application at the other', async () => {
  const token = await renewDemoLink(opened.database, APPLICATION_ID);
  const link = { applicationId: 'anderswo', token };
  expect(await test.post('/auth/token', link, { host: HOST })).toMatchObject({ status: 401 });
  const home = { applicationId: APPLICATION_ID, token };
  expect(await test.post('/auth/token', home)).toMatchObject({ status: 200 });
});

it('two customers of two applications may have the same username with different passwords', async () => {
  await opened.database
    .insertInto('account')
    .values({
      id: 'namesake',
      application_id: 'anderswo',
      username: 'demo-kunde',
      password_hash: 'hash of another',
      name: 'Namesake',
      parent_id: null,
      roles: '[]',
    })
    .execute();
  const there = { applicationId: 'anderswo', username: 'demo-kunde', password: 'another' };
  const { token } = grantOf(await test.post('/auth/token', there, { host: HOST }));
  const headers = { ...bearer(token), host: HOST };
  const info = await test.server.inject({ url: '/api/pro/account/info', headers });
  expect(info.json()).toMatchObject({ id: 'namesake' });
  const mixed = { ...there, password: 'demo-kunde' };
  expect(await test.post('/auth/token', mixed, { host: HOST })).toMatchObject({ status: 401 });
});

it('ignores a forwarded host name of a client', async () => {
  const headers = { 'x-forwarded-host': HOST };
  const answer = await test.server.inject({ url: '/api/public/application', headers });
  expect(answer.json()).toHaveProperty('applicationId', APPLICATION_ID);
});

it('an anonymous token names its rights and its expiry, and opens no account', async () => {
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
