import { addDays, berlinDay, type CalendarDay, noonOf } from '@ablesbar/domain';
import type { FastifyInstance } from 'fastify';
import type { ServedApplication } from '../application/read-applications';
import { holdLock } from '../database/locks';
import { inOneTransaction } from '../database/one-transaction';
import type { Database } from '../database/open-database';
import type { OperatorWorld } from '../operator/command';
import { createProgress } from '../operator/progress';
import { runCommand } from '../operator/run-operator';
import { hashOf, newSecret } from '../session/secret';
import { storeLinkToken } from '../sharing/share-login';
import { callsOf } from './demo-calls';
import { withFilesOfToday } from './demo-files';
import {
  DEMO_LOGINS,
  DEMO_READINGS,
  DEMO_SHARE,
  DEMO_SHARE_LOGIN,
  demoCommands,
  loginCommand,
} from './demo-script';

export interface DemoParts extends Pick<
  OperatorWorld,
  'settings' | 'root' | 'passwords' | 'clock'
> {
  readonly application: ServedApplication;
  /** A server without a port, whose clock stands still. */
  readonly serverAt: (now: Date, database: Database) => Promise<FastifyInstance>;
  /**
   * False: only the manager's first meters and no sub-access. This is enough for tests of other
   * subjects.
   */
  readonly isWhole: boolean;
}

/**
 * Seeds the demo once, by the operator's commands and the portal's calls, with deadlines and histories
 * relative to now. A second start keeps the changes that people have made.
 */
export async function seedDemo(database: Database, files: string, parts: DemoParts): Promise<void> {
  const { application, clock } = parts;
  await inOneTransaction(database, async (joined) => {
    // Without the lock, two servers that start together would both find an empty demo.
    await holdLock(joined, 'demo');
    if (await isSeeded(joined, application.applicationId)) return;
    await withFilesOfToday(files, berlinDay(clock()), async (cwd) => {
      const world = {
        ...parts,
        database: joined,
        applications: [application],
        cwd,
        progress: createProgress(null, clock),
        say: () => undefined,
        audit: { record: async () => undefined },
      };
      for (const command of demoCommands(parts)) await runCommand(world, command);
      const day = addDays(berlinDay(clock()), -2);
      const server = await parts.serverAt(new Date(noonOf(day)), joined);
      await readMeters(server, application.applicationId, day);
      if (parts.isWhole) {
        const username = await shareJobs(server, application.applicationId);
        await runCommand(world, loginCommand(username, DEMO_SHARE_LOGIN.username));
      }
      await server.close();
    });
  });
}

async function isSeeded(database: Database, applicationId: string): Promise<boolean> {
  const usernames = DEMO_LOGINS.map(({ username }) => username);
  const found = await database
    .selectFrom('account')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('username', 'in', usernames)
    .execute();
  return found.length > 0;
}

async function readMeters(
  server: FastifyInstance,
  applicationId: string,
  day: CalendarDay,
): Promise<void> {
  for (const login of DEMO_LOGINS) {
    const readings = DEMO_READINGS.filter((reading) => reading.login === login);
    if (readings.length === 0) continue;
    const calls = await callsOf(server, { applicationId, ...login });
    for (const { job, readingValue } of readings) {
      await calls.read(job, { taskId: `${job}-1`, readingValue }, day);
    }
  }
}

async function shareJobs(server: FastifyInstance, applicationId: string): Promise<string> {
  const { giver, ...wanted } = DEMO_SHARE;
  return (await callsOf(server, { applicationId, ...giver })).share(wanted);
}

/**
 * The database holds only hashes, so every start makes a new link. The previous link no longer
 * works.
 */
export async function renewDemoLink(database: Database, applicationId: string): Promise<string> {
  const token = newSecret();
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .selectFrom('account')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('username', '=', DEMO_LOGINS[0].username)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('link_token').where('account_id', '=', id).execute();
    await storeLinkToken(transaction, id, { tokenHash: hashOf(token), tokenEndsAt: null });
  });
  return token;
}
