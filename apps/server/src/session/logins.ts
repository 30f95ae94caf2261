import type { Database } from '../database/open-database';
import { findAccountOfLink, findLogin } from './account';
import type { LoginAttempt, LoginGuard } from './login-guard';
import type { Passwords } from './passwords';
import { hashOf } from './secret';
import type { Grant, Rotation, Sessions } from './sessions';

interface PasswordLogin extends LoginAttempt {
  readonly password: string;
}

/** The grant of a login; null if the login is wrong for any reason. */
export interface Logins {
  byPassword(login: PasswordLogin): Promise<Grant | null>;
  /** A refresh token, or the token of a card or share. They look alike, and random values never collide. */
  byToken(login: Rotation): Promise<Grant | null>;
}

export interface LoginParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly clock: () => Date;
}

export function createLogins(parts: LoginParts): Logins {
  const { guard } = parts;
  return {
    byPassword: async (login) => {
      await guard.begin(login);
      const granted = await withPassword(parts, login);
      if (granted !== null) await guard.passed(login);
      return granted;
    },
    byToken: (login) => withToken(parts, login),
  };
}

async function withPassword(parts: LoginParts, login: PasswordLogin): Promise<Grant | null> {
  const found = await findLogin(parts.database, login);
  const isRight = await parts.passwords.matches(found?.passwordHash ?? null, login.password);
  if (found === null || !isRight) return null;
  const { account } = found;
  const passwordHash = await rehashedIfOutdated(
    parts,
    account.id,
    found.passwordHash,
    login.password,
  );
  return parts.sessions.begin(account, async (database) => {
    const row = await database
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', account.id)
      .executeTakeFirst();
    return row?.password_hash === passwordHash;
  });
}

/** Renews an outdated hash. Only a login provides the password that this needs. */
async function rehashedIfOutdated(
  { database, passwords }: LoginParts,
  accountId: string,
  passwordHash: string,
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(passwordHash)) return passwordHash;
  const better = await passwords.hash(password);
  await database
    .updateTable('account')
    .set({ password_hash: better })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .execute();
  return better;
}

async function withToken(
  { database, sessions, clock }: LoginParts,
  login: Rotation,
): Promise<Grant | null> {
  const { token, applicationId } = login;
  const hash = hashOf(token);
  const account = await findAccountOfLink(database, hash, clock());
  if (account === null) return sessions.rotate(login);
  if (account.applicationId !== applicationId) return null;
  return sessions.begin(
    account,
    async (transaction) => (await findAccountOfLink(transaction, hash, clock())) !== null,
  );
}
