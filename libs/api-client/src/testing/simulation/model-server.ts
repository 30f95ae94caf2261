import { isWireObject } from '../../http/wire';
import { json } from '../fake-server';
import { fakeToken } from '../fake-token';

interface Issued {
  readonly accountId: string;
  readonly family: Family;
  readonly predecessor: Issued | null;
  readonly expiresAt: number;
  isRetired: boolean;
}

interface Family {
  readonly issued: Issued[];
  isEnded: boolean;
}

/**
 * How a refresh token rotates: as the contract requires, or as on a server that does not allow for
 * lost answers.
 */
export type Rotation = 'until-successor-is-used' | 'at-once';

const LIFETIME_S = 900;

/** A server that implements the contract's rotation exactly and counts its events. */
export function createModelServer(rotation: Rotation, now: () => number) {
  const byToken = new Map<string, Issued>();
  const count = { refreshes: 0, killed: 0, refusedCalls: 0 };
  let serial = 0;

  function issue(accountId: string, family: Family, predecessor: Issued | null): Response {
    const iat = Math.floor(now() / 1000);
    const expiresAt = (iat + LIFETIME_S) * 1000;
    const issued = { accountId, family, predecessor, expiresAt, isRetired: false };
    family.issued.push(issued);
    serial += 1;
    const token = fakeToken({ accountId, iat, exp: iat + LIFETIME_S, serial });
    const refreshToken = `r-${String(serial)}`;
    byToken.set(token, issued);
    byToken.set(refreshToken, issued);
    return json(200, { username: accountId, token, refreshToken });
  }

  /**
   * The first use of a pair shows which answer arrived. It retires the predecessor and the pairs of
   * all other answers to it.
   */
  function settle(used: Issued): void {
    const { predecessor, family } = used;
    if (predecessor === null || predecessor.isRetired) return;
    predecessor.isRetired = true;
    for (const other of family.issued) {
      if (other !== used && other.predecessor === predecessor) other.isRetired = true;
    }
  }

  function refresh(refreshToken: string): Response {
    count.refreshes += 1;
    const spent = byToken.get(refreshToken);
    if (spent === undefined || spent.family.isEnded) return json(401, {});
    if (spent.isRetired) {
      // A retired token is in use, so somebody has a copy. The server ends the whole login.
      spent.family.isEnded = true;
      count.killed += 1;
      return json(401, {});
    }
    settle(spent);
    if (rotation === 'at-once') spent.isRetired = true;
    return issue(spent.accountId, spent.family, spent);
  }

  function call(token: string): Response {
    const used = byToken.get(token);
    const isGood = used && !used.isRetired && !used.family.isEnded && now() < used.expiresAt;
    if (!isGood) {
      count.refusedCalls += 1;
      return json(401, {});
    }
    settle(used);
    return json(200, {});
  }

  return {
    count,
    answer(path: string, body: unknown, token: string): Response {
      if (path !== '/auth/token') return call(token);
      const asked = isWireObject(body) ? body : {};
      return typeof asked['token'] === 'string'
        ? refresh(asked['token'])
        : issue(String(asked['username']), { issued: [], isEnded: false }, null);
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
