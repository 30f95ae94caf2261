import type { AccessScene } from './access-world';
import { APPLICATION_ID } from './test-server';

/**
 * The callers. The owner has the jobs and shared one with two children. The first child may share it
 * again and shared it with the grandchild. The tenant belongs to another utility and calls this
 * utility's host and its own.
 */
export const ROLES = [
  'none',
  'anonymous',
  'owner',
  'stranger',
  'child',
  'childWithoutReshare',
  'childGone',
  'grandchild',
  'tenantHere',
  'tenantAtHome',
] as const;

export type Role = (typeof ROLES)[number];

export interface RouteAccess {
  readonly body?: (scene: AccessScene) => object;
  readonly statuses: Readonly<Record<Role, number>>;
  /** The callers in whose answer the job or the grandchild's share appears. */
  readonly shows?: { readonly param: 'jobId' | 'shareId'; readonly to: readonly Role[] };
}

const everybody = (status: number) => ({
  ...accounts(status),
  none: status,
  anonymous: status,
  childGone: status,
  tenantHere: status,
});

/** A call by application id works at this application's own host only. */
const byHost = (status: number) => ({ ...everybody(status), tenantAtHome: 404 });

/** Every login may make the call, and gets its own data. */
const accounts = (status: number) => ({
  none: 401,
  anonymous: 401,
  owner: status,
  stranger: status,
  child: status,
  childWithoutReshare: status,
  childGone: 401,
  grandchild: status,
  tenantHere: 401,
  tenantAtHome: status,
});

/** Only the child may manage the grandchild's share: not the grandchild and not the owner. */
const giverAlone = (status: number) => ({ ...accounts(404), child: status });

const LOGIN = { applicationId: APPLICATION_ID, username: 'demo-kunde', password: 'demo-kunde' };
const READING = {
  results: [{ taskId: 'verwaltung-1-1', comment: null, readingValue: 22_000, readingImages: [] }],
  readingDate: '2026-11-20T11:00:00.000Z',
};

const NOT_READABLE = { reason: 'NO_ACCESS', comment: null, images: [], date: '2026-11-20' };

const UNLISTED = {
  meterNumber: '1EMH0099887766',
  readingValue: 4711,
  readingImages: [],
  readingDate: '2026-11-20T11:00:00.000Z',
  comment: null,
};

const ANONYMOUS = {
  meterType: 'ELECTRIC_METER',
  meterNumber: '1EMH0099887766',
  readingValues: [{ obis: '1-1:1.8.0', rateName: '', value: 4711, readingImages: [] }],
  readingDate: '2026-11-20T11:00:00.000Z',
  readingReason: null,
  contact: {
    firstname: 'Erika',
    lastname: 'Musterfrau',
    street: 'Lindenstraße',
    houseNumber: '1',
    zip: '39999',
    city: 'Neuenbrück',
  },
  email: 'erika@example.org',
};

/** A valid token of an account does not allow these calls; its session is not even checked. */
const anonymous = (status: number) => ({ ...everybody(403), none: 401, anonymous: status });

/** Every route needs a line, or the test fails. The ids are those of the access world. */
export const ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  'GET /robots.txt': { statuses: everybody(200) },
  'GET /healthz': { statuses: everybody(200) },
  'GET /readyz': { statuses: everybody(200) },
  'GET /api/docs': { statuses: everybody(200) },
  'GET /api/openapi.json': { statuses: everybody(200) },
  'GET /api/public/application': { statuses: everybody(200) },
  'GET /api/public/application/logo.png': { statuses: everybody(200) },
  'GET /element/page-origin': { statuses: everybody(200) },
  'GET /api/public/application/icon-192.png': { statuses: everybody(200) },
  'GET /api/public/application/icon-512.png': { statuses: everybody(200) },
  'GET /api/public/application/manifest/manifest.json': { statuses: everybody(200) },
  'GET /api/public/contact/{applicationId}': { statuses: byHost(200) },
  'GET /api/public/help/{applicationId}': { statuses: byHost(200) },
  'GET /api/public/help/{applicationId}/{language}': { statuses: byHost(200) },
  'GET /api/public/meterReadingHelp/{applicationId}': { statuses: byHost(200) },
  // These pages are found by their secret only.
  'GET /e-mail/m/{token}': { statuses: everybody(404) },
  'POST /e-mail/m/{token}': { body: () => ({}), statuses: everybody(404) },
  'GET /e-mail/bestaetigen/m/{token}': { statuses: everybody(404) },
  'POST /e-mail/bestaetigen/m/{token}': { statuses: everybody(404) },
  'GET /e-mail/abbestellen/m/{token}': { statuses: everybody(404) },
  'POST /e-mail/abbestellen/m/{token}': { statuses: everybody(404) },
  'POST /auth/token': { body: () => LOGIN, statuses: { ...everybody(200), tenantAtHome: 401 } },
  'POST /auth/token-unknown-readings': { statuses: everybody(200) },
  'POST /api/communication/email/share/account': {
    body: ({ shareLogin: login }) => ({
      payload: { salutation: 'Guten Tag', login },
      metaData: { mailTo: { name: 'ada', email: 'ada@example.org' } },
    }),
    // The server mails only login data of the caller's own shares.
    statuses: { ...accounts(403), child: 204 },
  },
  'GET /api/pro/account/info': { statuses: accounts(200) },
  'GET /api/pro/account/crm-registration-info': { statuses: accounts(200) },
  'GET /api/pro/job': {
    statuses: accounts(200),
    shows: { param: 'jobId', to: ['owner', 'child', 'childWithoutReshare', 'grandchild'] },
  },
  'POST /api/pro/job/{id}/meterRateTask/result': {
    body: () => READING,
    statuses: { ...accounts(200), stranger: 404, tenantAtHome: 404 },
  },
  'POST /api/pro/job/{id}/notReadable': {
    body: () => NOT_READABLE,
    statuses: { ...accounts(200), stranger: 404, tenantAtHome: 404 },
  },
  // No account is registered; only the account with the role learns that.
  'POST /api/pro/job/reading-receipts': { statuses: { ...accounts(403), owner: 409 } },
  'POST /api/pro/unknown-reading': { body: () => UNLISTED, statuses: accounts(204) },
  'GET /api/pro/share/account': {
    statuses: accounts(200),
    // The owner sees it inside the share of the child.
    shows: { param: 'shareId', to: ['owner', 'child'] },
  },
  'POST /api/pro/share/job': {
    body: () => ({ name: 'Somebody', allowToReShare: false, jobIds: ['verwaltung-1'] }),
    statuses: {
      ...accounts(200),
      stranger: 404,
      tenantAtHome: 404,
      childWithoutReshare: 403,
      grandchild: 403,
    },
  },
  'DELETE /api/pro/share/account/{shareId}': { statuses: giverAlone(204) },
  'DELETE /api/pro/share/account/{shareId}/job/{jobId}': { statuses: giverAlone(204) },
  'POST /api/pro/share/account/{shareId}/login': { statuses: giverAlone(200) },
  'POST /api/unknown-readings/results': { body: () => ANONYMOUS, statuses: anonymous(204) },
  'POST /api/pro/unknown-readings/receipts': { body: () => ANONYMOUS, statuses: anonymous(204) },
};
