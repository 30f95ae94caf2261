import type { Database } from '../database/open-database';
import { findAccountOfLink, findLogin } from './account';
import type { KnownDevices } from './known-device';
import type { CountedAttempt, LoginAttempt, LoginGuard } from './login-guard';
import type { Passwords } from './passwords';
import { hashOf } from './secret';
import type { Grant, Rotation, Sessions } from './sessions';

interface PasswordLogin extends Omit<LoginAttempt, 'device'>, WithCookie {
  readonly password: string;
}

interface WithCookie {
  /** The cookie of the device; empty if there is none. */
  readonly cookie: string;
}

interface Entered {
  readonly grant: Grant;
  /** The device's new cookie; null if it keeps the one it has. */
  readonly cookie: string | null;
}

/** The grant of a login; null if the login is wrong for any reason. */
export interface Logins {
  byPassword(login: PasswordLogin): Promise<Entered | null>;
  /** A refresh token, or the token of a card or share. They look alike, and random values never collide. */
  byToken(login: Rotation & WithCookie): Promise<Entered | null>;
}

export interface LoginParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly devices: KnownDevices;
  readonly clock: () => Date;
}

export function createLogins(parts: LoginParts): Logins {
  const { guard } = parts;
  return {
    byPassword: async (login) => {
      const device = login.cookie === '' ? null : await knownDevice(parts, login);
      return withPassword(parts, login, await guard.begin({ ...login, device }));
    },
    byToken: (login) => withToken(parts, login),
  };
}

async function knownDevice(
  { database, devices }: LoginParts,
  login: PasswordLogin,
): Promise<string | null> {
  const found = await findLogin(database, login);
  return devices.idFor(login.cookie, found === null ? null : { ...found, id: found.account.id });
}

async function withPassword(
  parts: LoginParts,
  login: PasswordLogin,
  { login: found, guess }: CountedAttempt,
): Promise<Entered | null> {
  const isRight = await parts.passwords.matches(found?.passwordHash ?? null, login.password);
  if (found === null || !isRight) return null;
  const { account } = found;
  const passwordHash = await rehashedIfOutdated(
    parts,
    account.id,
    found.passwordHash,
    login.password,
  );
  const grant = await parts.sessions.beginByPassword({ account, passwordHash }, guess);
  if (grant === null) return null;
  const cookie = parts.devices.afterLogin(login.cookie, { id: account.id, passwordHash });
  return { grant, cookie };
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
  { database, sessions, devices, clock }: LoginParts,
  login: Rotation & WithCookie,
): Promise<Entered | null> {
  const { token, applicationId } = login;
  const hash = hashOf(token);
  const account = await findAccountOfLink(database, hash, clock());
  if (account === null) {
    const grant = await sessions.rotate(login);
    return grant === null ? null : { grant, cookie: null };
  }
  if (account.applicationId !== applicationId) return null;
  const grant = await sessions.begin(
    account,
    async (transaction) => (await findAccountOfLink(transaction, hash, clock())) !== null,
  );
  if (grant === null) return null;
  const found = await findLogin(database, account);
  const cookie =
    found === null ? null : devices.afterLogin(login.cookie, { ...found, id: account.id });
  return { grant, cookie };
}
