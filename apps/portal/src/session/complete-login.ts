import type { Answer, ApiProblem, OpenLogin, Sessions } from '@ablesbar/api-client';
import { type AccountInfo, type Features, parentAmong } from '@ablesbar/domain';
import type { Observable } from '@ablesbar/ui/observable';
import type { LoginFailure, SessionState } from '../base/session';

export interface LoginParts {
  readonly sessions: Pick<Sessions, 'remove'>;
  readonly features: Features;
  readonly current: Observable<SessionState>;
  /** Asks whether the user wants this account; not called if no other account is logged in. */
  readonly ask: (account: AccountInfo) => Promise<boolean>;
  readonly describe: (account: AccountInfo) => void;
  /** Whether the server answers other calls. Asked after a login that got no answer. */
  readonly isConnected: () => Promise<boolean>;
}

export type LoginWay = 'credentials' | 'link';

/** Handles the server's answer to a login. Returns false if the server or the user refused it. */
export async function completeLogin(
  { sessions, features, current, ask, describe, isConnected }: LoginParts,
  asking: Promise<Answer<OpenLogin>>,
  way: LoginWay,
): Promise<boolean> {
  const change = (part: Partial<SessionState>) => current.set({ ...current.get(), ...part });
  const refuse = async (problem: ApiProblem) => {
    const failed = failureOf(problem, way);
    const failure = failed === 'offline' && (await isConnected()) ? 'unreachable' : failed;
    const refusals = failure === 'credentials' ? current.get().refusals + 1 : 0;
    // A card may be printed before the server has its login. A typed password is more likely mistyped.
    change({ isLoggingIn: false, failure, refusals, isFailureDialogOpen: failure === 'link' });
    return false;
  };

  change({ isLoggingIn: true, failure: null, isFailureDialogOpen: false, viewed: null });
  const answer = await asking;
  if (!answer.ok) return refuse(answer.problem);
  const login = answer.value;
  const loggedIn = current.get().accountIds;
  const isNew = loggedIn.length > 0 && !loggedIn.includes(login.accountId);
  if (isNew) {
    const described = await login.describe();
    if (!described.ok) return refuse(described.problem);
    const account = described.value;
    const parent = parentAmong(loggedIn, account);
    if (parent !== null) {
      change({ isLoggingIn: false, viewed: { accountId: parent, childAccountId: account.id } });
      return true;
    }
    // Another person may have planted a link to their own account; a typed password is the user's
    // own (F6).
    if (way === 'link' && !(await ask(account))) {
      change({ isLoggingIn: false });
      return false;
    }
    await login.accept();
    describe(account);
  } else {
    await login.accept();
  }
  const others = current.get().accountIds.filter((id) => id !== login.accountId);
  if (!features.multipleAccountsLoginEnabled) {
    await Promise.all(others.map((id) => sessions.remove(id)));
  }
  change({ isLoggingIn: false, refusals: 0 });
  return true;
}

function failureOf({ kind }: ApiProblem, way: LoginWay): LoginFailure {
  if (kind === 'offline' || kind === 'too-often') return kind;
  // Every other server answer to a login (400, 403, 404, 422) means that this login is not valid.
  return kind === 'unavailable' || kind === 'unexpected' ? 'unreachable' : way;
}
