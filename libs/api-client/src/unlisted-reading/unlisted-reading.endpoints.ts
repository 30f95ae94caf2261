import type { UnlistedSubmission } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { accepted } from '../http/http-body';

export interface SendUnlisted {
  readonly accountId: string;
  readonly submission: UnlistedSubmission;
  readonly idempotencyKey: string;
}

export const unlistedReadingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendUnlisted: build.mutation<null, SendUnlisted>({
      queryFn: async ({ accountId, submission, idempotencyKey }, _api, _options, baseQuery) => {
        const result = await baseQuery({
          accountId,
          method: 'POST',
          path: '/api/pro/unknown-reading',
          body: submission,
          idempotencyKey,
        });
        return resultOf(accepted(answerOf(result)));
      },
    }),
  }),
});
