import type { Job, NotReadableSubmission, ReadingSubmission } from '@ablesbar/domain';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { type Answer, failed } from '../http/api-problem';
import { type HttpBody, readJson } from '../http/http-body';
import { isWireObject, wireObject } from '../http/wire';
import { answeredCopy } from './answered-copy';
import { jobFromWire } from './job-from-wire';

/** The answer to a job: its readings, or why there are none. */
interface SendAnswer<Submission> {
  readonly accountId: string;
  readonly jobId: string;
  readonly submission: Submission;
  readonly idempotencyKey: string;
}

export type SendResults = SendAnswer<ReadingSubmission>;
export type SendNotReadable = SendAnswer<NotReadableSubmission>;

/**
 * The tag of a list as the server sent it. It belongs to this one object in the store: a list that was
 * changed here, loaded from the device or dropped at the logout is another object or none, and the next
 * call asks for the whole list. So a 304 can only return what this account got under this tag.
 */
const tags = new WeakMap<readonly Job[], string>();

export const jobApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The jobs of one account. */
    jobs: build.query<readonly Job[], string>({
      queryFn: async (accountId, { getState }, _options, baseQuery) => {
        const before = listIn(getState(), accountId);
        const knownTag = before === undefined ? undefined : tags.get(before);
        const call = { accountId, method: 'GET', path: '/api/pro/job' } as const;
        const result = await baseQuery(knownTag === undefined ? call : { ...call, knownTag });
        return resultOf(listAfter(before, answerOf(result), accountId));
      },
      // Done in `listAfter`: the store must keep the object that has the tag.
      structuralSharing: false,
    }),
    sendResults: build.mutation<Job, SendResults>({
      queryFn: async (sending, _api, _options, baseQuery) => {
        const result = await baseQuery(postOf(sending, 'meterRateTask/result'));
        return resultOf(acknowledgedJob(answerOf(result), sending));
      },
      async onQueryStarted({ accountId }, { dispatch, queryFulfilled }) {
        await dispatch(showAnswered(accountId, queryFulfilled));
      },
    }),
    /** The meter cannot be read. */
    sendNotReadable: build.mutation<Job, SendNotReadable>({
      queryFn: async (sending, _api, _options, baseQuery) => {
        const result = await baseQuery(postOf(sending, 'notReadable'));
        return resultOf(acknowledgedJob(answerOf(result), sending));
      },
      async onQueryStarted({ accountId }, { dispatch, queryFulfilled }) {
        await dispatch(showAnswered(accountId, queryFulfilled));
      },
    }),
  }),
});

function postOf(
  { accountId, jobId, submission, idempotencyKey }: SendAnswer<object>,
  path: 'meterRateTask/result' | 'notReadable',
) {
  return {
    accountId,
    method: 'POST',
    path: `/api/pro/job/${encodeURIComponent(jobId)}/${path}`,
    body: submission,
    idempotencyKey,
  } as const;
}

/** Puts the answered job into the list, and its answer into the lists of other accounts that have it. */
const showAnswered =
  (
    accountId: string,
    answered: Promise<{ readonly data: Job }>,
  ): ThunkAction<Promise<void>, ApiState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const sent = await answered.catch(() => null);
    if (sent === null) return;
    const replaceIn = (listOf: string) => {
      const isThere = listIn(getState(), listOf)?.some(({ id }) => id === sent.data.id) ?? false;
      // A list that stays as it is keeps its tag.
      if (!isThere) return;
      const answer = (job: Job) =>
        listOf === accountId ? sent.data : answeredCopy(job, sent.data);
      dispatch(
        jobApi.util.updateQueryData('jobs', listOf, (jobs) =>
          jobs.map((job) => (job.id === sent.data.id ? answer(job) : job)),
        ),
      );
    };
    const show = async (listOf: string) => {
      replaceIn(listOf);
      // A job list requested before the send does not contain the answer and must not reopen the job.
      await dispatch(jobApi.util.getRunningQueryThunk('jobs', listOf));
      replaceIn(listOf);
    };
    await Promise.all(jobApi.util.selectCachedArgsForQuery(getState(), 'jobs').map(show));
  };

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

/** The list in the store; undefined before the first one. */
function listIn(state: unknown, accountId: string): readonly Job[] | undefined {
  return isApiState(state) ? jobApi.endpoints.jobs.select(accountId)(state).data : undefined;
}

function isApiState(state: unknown): state is ApiState {
  return isWireObject(state) && isWireObject(state[baseApi.reducerPath]);
}

function listAfter(
  before: readonly Job[] | undefined,
  answer: Answer<HttpBody>,
  accountId: string,
): Answer<readonly Job[]> {
  if (before !== undefined && answer.ok && answer.value.kind === 'unchanged') {
    return { ok: true, value: before };
  }
  const read = readJson(answer, (json) => jobsFromWire(json, accountId));
  if (!read.ok) return read;
  // Jobs that are as before stay the same objects, so that only the others are drawn again.
  const jobs = copyWithStructuralSharing(before, read.value);
  const tag = answer.ok && answer.value.kind === 'json' ? answer.value.tag : undefined;
  if (tag !== undefined) tags.set(jobs, tag);
  return { ok: true, value: jobs };
}

function jobsFromWire(json: unknown, accountId: string): readonly Job[] | null {
  const { jobs } = wireObject(json);
  if (!Array.isArray(jobs)) return null;
  const read = jobs.map((job) => jobFromWire(job, accountId));
  const whole = read.filter((job) => job !== null);
  // An incomplete list is refused: nobody would read a meter that is missing without a message.
  return whole.length < read.length ? null : whole;
}

/**
 * Only JSON of the same job proves that the reading arrived. A captive portal's 200 page does not.
 */
function acknowledgedJob(
  answer: Answer<HttpBody>,
  { accountId, jobId }: SendAnswer<object>,
): Answer<Job> {
  if (!answer.ok) return answer;
  const json = answer.value.kind === 'json' ? answer.value.json : null;
  const job = isWireObject(json) ? jobFromWire(json, accountId) : null;
  return job?.id === jobId ? { ok: true, value: job } : failed('offline');
}
