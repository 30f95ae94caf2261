import { ROLES, wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import type { Role } from './route-access';
import { shareCaller } from './share-caller';
import {
  anApplication,
  APPLICATION_ID,
  bearer,
  grantOf,
  startTestServer,
  type TestServer,
} from './test-server';

const OTHER_HOST = 'ablesung.anderswo.example';
const TENANT = { applicationId: 'anderswo', username: 'tenant', password: 'tenant' };
const PARAMS = {
  id: 'verwaltung-1',
  jobId: 'verwaltung-1',
  applicationId: APPLICATION_ID,
  language: 'de',
};

const config = wholeConfig({
  features: { reshareAllowed: true, unknownReadingsAllowed: true, notReadableAllowed: true },
  unknownUserReading: {
    unknownUserReadingAllowed: true,
    meters: {
      ELECTRIC_METER: { defaultMeterConfig: { meterRateConfigs: [{ obis: '1-1:1.8.0' }] } },
    },
  },
  communicationSettings: {
    sendingUnknownUserReadingReceiptAllowed: true,
    sendingCrmRegisteredUserReadingReceiptAllowed: true,
  },
});

export interface AccessWorld {
  readonly test: TestServer;
  /** Shares the job with a new grandchild, because a call may change it before the next call. */
  newScene(): Promise<AccessScene>;
}

export interface AccessScene {
  /** The values of the routes' parameters ({id}). */
  readonly params: Readonly<Record<string, string>>;
  /** The login of the grandchild's share, as it was shown to the child. */
  readonly shareLogin: object;
  headersOf(role: Role): Readonly<Record<string, string>>;
}

export async function createAccessWorld({
  database,
}: Pick<OpenDatabase, 'database'>): Promise<AccessWorld> {
  const test = await startTestServer(database, {
    applications: [
      anApplication({ config }),
      anApplication({ applicationId: TENANT.applicationId, hosts: [OTHER_HOST], config }),
    ],
    limits: { account: 100_000, 'share-create': 100_000, 'anonymous-token': 100_000 },
  });
  await database
    .insertInto('account')
    .values({
      id: 'tenant',
      application_id: TENANT.applicationId,
      username: TENANT.username,
      password_hash: `hash of ${TENANT.password}`,
      name: 'Somebody elsewhere',
      parent_id: null,
      roles: '[]',
    })
    .execute();
  // Overrides the demo data: only the owner may have receipts, and no account is registered.
  await database.deleteFrom('crm_registration').execute();
  const rolesOf = (id: string) => (id === 'demo-verwaltung' ? [ROLES.registeredUserReceipt] : []);
  for (const id of ['demo-verwaltung', 'demo-nachbarin']) {
    const roles = JSON.stringify(rolesOf(id));
    await database.updateTable('account').set({ roles }).where('id', '=', id).execute();
  }
  const host = { host: OTHER_HOST };
  const tenant = bearer(grantOf(await test.post('/auth/token', TENANT, host)).token);
  const owner = (await test.logIn('demo-verwaltung')).token;
  const child = await newChild(test, owner, true);
  const childGone = await newChild(test, owner, false);
  await shareCaller(test, owner).call('DELETE', `share/account/${childGone.id}`);
  const settled = {
    none: {},
    anonymous: bearer(await anonymousToken(test)),
    owner: bearer(owner),
    stranger: bearer((await test.logIn('demo-nachbarin')).token),
    child: bearer(child.token),
    childWithoutReshare: bearer((await newChild(test, owner, false)).token),
    childGone: bearer(childGone.token),
    tenantHere: tenant,
    tenantAtHome: { ...tenant, ...host },
  };
  return {
    test,
    newScene: async () => {
      const { id: shareId, token, shown: shareLogin } = await newChild(test, child.token, false);
      const headers = { ...settled, grandchild: bearer(token) };
      return { params: { ...PARAMS, shareId }, shareLogin, headersOf: (role) => headers[role] };
    },
  };
}

async function newChild(test: TestServer, giver: string, allowToReShare: boolean) {
  const wanted = { allowToReShare, jobIds: [PARAMS.jobId] };
  const { id, ...shown } = await shareCaller(test, giver).shared(wanted);
  const login = { applicationId: APPLICATION_ID, token: shown.token };
  return { id, shown, token: grantOf(await test.post('/auth/token', login)).token };
}

async function anonymousToken(test: TestServer): Promise<string> {
  const { text } = await test.post('/auth/token-unknown-readings', {});
  return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
}
