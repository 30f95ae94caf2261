import { configureStore } from '@reduxjs/toolkit';
import { type Answer, baseApi, createHttp } from '@ablesbar/api-client';
import { listAgesSlice } from '../list-ages.slice';
import { listsLoadingSlice } from '../lists-loading.slice';

/** The lists' part of the store, with the test's own server; an account's token is its id. */
export function createTestStore(fetch: typeof globalThis.fetch) {
  const accessToken = async (value: string): Promise<Answer<string>> => ({ ok: true, value });
  const sessions = { accessToken, replaceToken: accessToken };
  const extra = { http: createHttp({ fetch }), sessions };
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      listAges: listAgesSlice.reducer,
      areListsLoading: listsLoadingSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
    // Listeners are notified of an answer at once, not with the next frame.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}
