import { ROLES } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import { createShare } from '../sharing/create-share';
import type { DemoParts } from './seed-demo';

export const DEMO_SHARE_LOGIN = { username: 'demo-hausmeister', password: 'demo-hausmeister' };

const GIVER = {
  id: 'demo-verwaltung',
  username: 'demo-verwaltung',
  roles: [ROLES.proUser],
} as const;

/** Creates the share in the usual way. Afterwards it gets a login that is easy to remember. */
export async function shareDemoJobs(
  database: Database,
  { application, passwords }: Pick<DemoParts, 'application' | 'passwords'>,
): Promise<void> {
  const { applicationId } = application;
  const caller = { account: { ...GIVER, applicationId }, application };
  const jobIds = Array.from({ length: 24 }, (_, index) => `verwaltung-${index + 1}`);
  const wanted = { name: 'Hausmeister Petersen', allowToReShare: true, jobIds };
  const { id } = await createShare({ database, passwords }, caller, wanted);
  await database
    .updateTable('account')
    .set({
      username: DEMO_SHARE_LOGIN.username,
      password_hash: await passwords.hash(DEMO_SHARE_LOGIN.password),
    })
    .where('id', '=', id)
    .execute();
}
