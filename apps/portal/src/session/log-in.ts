import type { Answer, ApiProblem } from '@ablesbar/api-client';
import { cleanLogin } from '@ablesbar/validation';
import type { AppThunk } from '../app/store';
import {
  accountRemoved,
  type LoginFailure,
  loginFailed,
  loginStarted,
  loginSucceeded,
} from './session.slice';

type Entry = Answer<{ readonly accountId: string }>;

export const logInWithPassword =
  (login: { username: string; password: string }): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { sessions }) => {
    dispatch(loginStarted());
    return dispatch(enter(await sessions.logIn(cleanLogin(login)), 'credentials'));
  };

export const logInWithLink =
  (token: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { sessions }) => {
    dispatch(loginStarted());
    return dispatch(enter(await sessions.logInWithToken(token), 'link'));
  };

const enter =
  (entry: Entry, way: 'credentials' | 'link'): AppThunk<boolean> =>
  (dispatch, getState, { sessions, application }) => {
    if (!entry.ok) {
      dispatch(loginFailed(failureOf(entry.problem, way)));
      return false;
    }
    const { accountId } = entry.value;
    if (!application.config.features.multipleAccountsLoginEnabled) {
      for (const other of getState().session.accountIds) {
        if (other === accountId) continue;
        void sessions.remove(other);
        dispatch(accountRemoved(other));
      }
    }
    dispatch(loginSucceeded(accountId));
    return true;
  };

function failureOf({ kind }: ApiProblem, way: 'credentials' | 'link'): LoginFailure {
  if (kind === 'offline' || kind === 'too-often') return kind;
  // Whatever else the server says to a login (400, 403, 404, 422), it means this login is not good.
  return kind === 'unavailable' || kind === 'unexpected' ? 'unreachable' : way;
}
