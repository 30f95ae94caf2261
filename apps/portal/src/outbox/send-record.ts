import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiProblem, base64Of, jobApi, unlistedReadingApi } from '@ablesbar/api-client';
import type { RateResult, ReadingImage } from '@ablesbar/domain';
import type { Photo, Send, SendOutcome } from '@ablesbar/offline-queue';

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

export interface SendingStore {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
}

/** Sends the queue's records: chooses the endpoint by the kind of record. */
export const sendThrough =
  ({ dispatch }: SendingStore): Send =>
  async (record, photos) => {
    if (record.kind === 'unlisted-reading') {
      const { accountId, payload, id: idempotencyKey } = record;
      const submission = { ...payload, readingImages: photos.map(imageOf) };
      const sent = await dispatch(
        unlistedReadingApi.endpoints.sendUnlisted.initiate({
          accountId,
          submission,
          idempotencyKey,
        }),
      );
      return sent.error === undefined ? { kind: 'acknowledged' } : outcomeOf(sent.error);
    }
    const { accountId, jobId, payload } = record;
    const results = payload.results.map((result) => withPhotos(result, photos));
    const sent = await dispatch(
      jobApi.endpoints.sendResults.initiate({
        accountId,
        jobId,
        submission: { ...payload, results },
        idempotencyKey: record.id,
      }),
    );
    return sent.error === undefined ? { kind: 'acknowledged' } : outcomeOf(sent.error);
  };

// Base64 is a third larger than the photo, so it is created only while sending.
function withPhotos(result: RateResult, photos: readonly Photo[]): RateResult {
  const readingImages = photos.filter((photo) => photo.slot === result.taskId).map(imageOf);
  return { ...result, readingImages };
}

function imageOf({ data, mimeType }: Photo): ReadingImage {
  return { encodedImage: base64Of(data), mimeType };
}

type SendError = Partial<ApiProblem> | { readonly message?: string | undefined };

/**
 * An error that the base query did not make is our own bug, not a server answer: the record waits.
 */
export function outcomeOf(error: SendError): SendOutcome {
  if (!('status' in error) || typeof error.status !== 'number') return { kind: 'no-answer' };
  const said = [...(error.fieldErrors ?? []).map((field) => field.message), error.message];
  return {
    kind: 'answered',
    status: error.status,
    message: said.find((message) => typeof message === 'string' && message !== '') ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  };
}
