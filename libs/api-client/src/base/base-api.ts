import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Answer, ApiProblem } from '../http/api-problem';
import type { HttpCall } from '../http/create-http';
import type { HttpBody } from '../http/http-body';
import { isWireObject } from '../http/wire';
import { type ApiExtra, callAsAccount } from './authorized-call';

/** With `accountId` the call uses the account's token; without it the call is public. */
type Call = Omit<HttpCall, 'token' | 'signal'> & { readonly accountId?: string };

const baseQuery: BaseQueryFn<Call, HttpBody, ApiProblem> = async (
  { accountId, ...call },
  { extra, signal },
) => {
  if (!isApiExtra(extra)) throw new Error('The store lacks { http, sessions } as thunk extra.');
  const answer =
    accountId === undefined
      ? extra.http.send({ ...call, signal })
      : callAsAccount(extra, { ...call, accountId, signal });
  return resultOf(await answer);
};

function isApiExtra(extra: unknown): extra is ApiExtra {
  return isWireObject(extra) && isWireObject(extra['http']) && isWireObject(extra['sessions']);
}

/** Each concept's folder injects its own endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['shares'],
  endpoints: () => ({}),
});

type Result<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ApiProblem; readonly data?: undefined };

/** Converts an Answer to RTK Query's result, and back. */
export function resultOf<T>(answer: Answer<T>): Result<T> {
  return answer.ok ? { data: answer.value } : { error: answer.problem };
}

export function answerOf(result: Result<HttpBody>): Answer<HttpBody> {
  return result.error === undefined
    ? { ok: true, value: result.data }
    : { ok: false, problem: result.error };
}
