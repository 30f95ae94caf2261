import type { Job, ReadingSubmission } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { type Answer, failed } from '../http/api-problem';
import { type HttpBody, readJson } from '../http/http-body';
import { isWireObject, wireObject } from '../http/wire';
import { jobFromWire } from './job-from-wire';

export interface SendResults {
  readonly accountId: string;
  readonly jobId: string;
  readonly submission: ReadingSubmission;
  readonly idempotencyKey: string;
}

export const jobApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The jobs of one account. */
    jobs: build.query<readonly Job[], string>({
      queryFn: async (accountId, _api, _options, baseQuery) => {
        const result = await baseQuery({ accountId, method: 'GET', path: '/api/pro/job' });
        return resultOf(readJson(answerOf(result), (json) => jobsFromWire(json, accountId)));
      },
    }),
    sendResults: build.mutation<Job, SendResults>({
      queryFn: async (sending, _api, _options, baseQuery) => {
        const { accountId, jobId, submission, idempotencyKey } = sending;
        const result = await baseQuery({
          accountId,
          method: 'POST',
          path: `/api/pro/job/${encodeURIComponent(jobId)}/meterRateTask/result`,
          body: submission,
          idempotencyKey,
        });
        return resultOf(acknowledgedJob(answerOf(result), sending));
      },
      async onQueryStarted({ accountId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null);
        if (sent === null) return;
        const replace = () =>
          dispatch(
            jobApi.util.updateQueryData('jobs', accountId, (jobs) =>
              jobs.map((job) => (job.id === sent.data.id ? sent.data : job)),
            ),
          );
        replace();
        // A job list requested before the send does not contain the reading and must not reopen the
        // job.
        await dispatch(jobApi.util.getRunningQueryThunk('jobs', accountId));
        replace();
      },
    }),
  }),
});

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
function acknowledgedJob(answer: Answer<HttpBody>, { accountId, jobId }: SendResults): Answer<Job> {
  if (!answer.ok) return answer;
  const json = answer.value.kind === 'json' ? answer.value.json : null;
  const job = isWireObject(json) ? jobFromWire(json, accountId) : null;
  return job?.id === jobId ? { ok: true, value: job } : failed('offline');
}
