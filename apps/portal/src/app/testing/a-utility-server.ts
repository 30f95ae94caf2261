import { createFakeServer, type FakeServer, fakeToken, json } from '@ablesbar/api-client/testing';
import { claimsOf } from '@ablesbar/domain';

/** One meter with one rate, in the format of the server; the meter number contains the job's id. */
export const wireJob = (id: string, done = false) => ({
  ...{ id, done, jobConstraints: {}, jobInfo: {} },
  meter: { meterNumber: `Z-${id}`, meterRateTasks: [{ taskId: 't-1' }] },
});

export const resultsPath = (jobId: string) => `/api/pro/job/${jobId}/meterRateTask/result`;

const accountOf = (token: string | null) => claimsOf(token ?? '')?.accountId ?? 'nobody';
const jobOf = (accountId: string) => `j-${accountId.replace('a-', '')}`;

/** A server on which a-1 has the job j-1, and a-2 has j-2. The username is the account's id. */
export function aUtilityServer(): FakeServer {
  const server = createFakeServer();
  const features = { multipleAccountsLoginEnabled: true };
  const application = { applicationId: 'swm', name: 'SW', config: { features } };
  server.on('GET', '/api/public/application', json(200, application));
  server.on('POST', '/auth/token', ({ body }) => {
    const accountId = String(
      Object.entries(body ?? {}).find(([key]) => key === 'username' || key === 'token')?.[1],
    );
    const token = fakeToken({ accountId, iat: 1000, exp: 4600 });
    return json(200, { username: accountId, token, refreshToken: accountId });
  });
  server.on('GET', '/api/pro/account/info', ({ token }) => {
    const id = accountOf(token);
    return json(200, { id, name: `Name of ${id}` });
  });
  server.on('GET', '/api/pro/job', ({ token }) =>
    json(200, { jobs: [wireJob(jobOf(accountOf(token)))] }),
  );
  for (const id of ['j-1', 'j-2']) {
    server.on('POST', resultsPath(id), json(200, wireJob(id, true)));
  }
  server.on('GET', '/api/public/help/swm', json(200, {}));
  server.on('GET', '/api/public/help/swm/de', json(200, { markdown: '# Hilfe' }));
  return server;
}
