import type { AppThunk } from '../app/store';
import { loggedOut, selectAccountIds } from './session.slice';

/** Forgets every account of this device. What waits in the outbox stays (decision 15). */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { sessions }) => {
    await Promise.all(selectAccountIds(getState()).map((id) => sessions.remove(id)));
    dispatch(loggedOut());
  };
