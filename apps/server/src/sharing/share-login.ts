import {
  addDays,
  type CalendarDay,
  type Config,
  dayOfWire,
  featuresOf,
  type Job,
  type ShareLogin,
} from '@ablesbar/domain';
import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Passwords } from '../session/passwords';
import { endSessionsOf } from '../session/refresh-tokens';
import { hashOf, newSecret } from '../session/secret';
import { newPassword, newUsername } from './login-words';

/** Time for corrections, and for people who look at their readings later. */
const DAYS_AFTER_THE_LAST_JOB = 30;

/** A login as it is shown once, and the hashes that are stored. */
export interface NewLogin {
  readonly shown: ShareLogin;
  readonly passwordHash: string;
  readonly tokenHash: string;
  readonly tokenEndsAt: Date | null;
}

export async function newLogin(
  passwords: Passwords,
  { features }: Config,
  {
    username,
    tokenEndsAt,
  }: { readonly username: string | null; readonly tokenEndsAt: Date | null },
): Promise<NewLogin> {
  const token = newSecret();
  const password = newPassword(features.loginPasswordMinLength);
  return {
    shown: { token, username: username ?? newUsername(features.loginUsernameMinLength), password },
    passwordHash: await passwords.hash(password),
    tokenHash: hashOf(token),
    tokenEndsAt,
  };
}

/** Replaces the login and ends the old password, link and all sessions. */
export async function replaceLogin(
  database: Database,
  accountId: string,
  login: NewLogin,
): Promise<void> {
  await endSessionsOf(database, accountId);
  const { numUpdatedRows } = await database
    .updateTable('account')
    .set({ password_hash: login.passwordHash })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // The share was deleted while its new password was hashed.
  if (numUpdatedRows === 0n) throw new ApiError(404);
  await storeLinkToken(database, accountId, login);
}

export async function storeLinkToken(
  database: Database,
  accountId: string,
  { tokenHash, tokenEndsAt }: Pick<NewLogin, 'tokenHash' | 'tokenEndsAt'>,
): Promise<void> {
  await database
    .insertInto('link_token')
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: tokenEndsAt })
    .execute();
}

/** The day when the link ends, after its last job; null if a job has no end. */
export function tokenEnd(jobs: readonly Job[], config: Config): Date | null {
  const days = jobs.map((job) => {
    const latest = dayOfWire(job.jobConstraints.latestExecution);
    const allowed = featuresOf(job, config).sendingAllowedDaysAfterLatestExecution;
    return latest === null ? null : addDays(latest, allowed + DAYS_AFTER_THE_LAST_JOB);
  });
  const known = days.flatMap((day) => day ?? []).sort();
  const last = known.at(-1);
  return last === undefined || known.length < days.length ? null : endOf(last);
}

/** The end of a printed link: 30 days after the last day on which a job can be read. */
export function linkEnd(lastDay: string | null): Date | null {
  const day = dayOfWire(lastDay);
  return day === null ? null : endOf(addDays(day, DAYS_AFTER_THE_LAST_JOB));
}

function endOf(day: CalendarDay): Date {
  return new Date(`${day}T23:59:59Z`);
}
