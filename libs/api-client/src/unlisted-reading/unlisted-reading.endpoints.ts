import type { UnlistedSubmission } from '@ablesbar/domain';
import { answerOf, baseApi, resultOf } from '../base/base-api';
import { type Answer, failed } from '../http/api-problem';
import type { HttpBody } from '../http/http-body';

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

/** A page is what a captive portal answers; nothing, or any JSON, is the server's own word. */
function accepted(answer: Answer<HttpBody>): Answer<null> {
  if (!answer.ok) return answer;
  return answer.value.kind === 'other' ? failed('offline') : { ok: true, value: null };
}
