import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiProblem, base64Of, jobApi, unlistedReadingApi } from '@ablesbar/api-client';
import {
  type NotReadableSubmission,
  numberOfValue,
  type RateResult,
  type ReadingImage,
  type ReadingSubmission,
  type UnlistedSubmission,
} from '@ablesbar/domain';
import type {
  JobReadingPayload,
  NotReadablePayload,
  Photo,
  Send,
  SendOutcome,
  UnlistedReadingPayload,
} from '@ablesbar/offline-queue';

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

export interface SendingStore {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
}

/** Sends the queue's records: chooses the endpoint by the kind of record. */
export const sendThrough =
  ({ dispatch }: SendingStore): Send =>
  async (record, photos) => {
    const { accountId, id: idempotencyKey } = record;
    if (record.kind === 'unlisted-reading') {
      const submission = unlistedSubmission(record.payload, photos);
      const sent = await dispatch(
        unlistedReadingApi.endpoints.sendUnlisted.initiate({
          accountId,
          submission,
          idempotencyKey,
        }),
      );
      return sent.error === undefined ? { kind: 'acknowledged' } : outcomeOf(sent.error);
    }
    const about = { accountId, jobId: record.jobId, idempotencyKey };
    const { sendNotReadable, sendResults } = jobApi.endpoints;
    const sent =
      record.kind === 'not-readable'
        ? await dispatch(
            sendNotReadable.initiate({
              ...about,
              submission: notReadableSubmission(record.payload, photos),
            }),
          )
        : await dispatch(
            sendResults.initiate({
              ...about,
              submission: readingSubmission(record.payload, photos),
            }),
          );
    return sent.error === undefined ? { kind: 'acknowledged' } : outcomeOf(sent.error);
  };

/**
 * The body of the call for a job's reading. Digits become numbers, and photos become base64 text,
 * which is a third larger, only while sending. A repeat under the same key must be the same text,
 * so the order of the fields stays.
 */
export function readingSubmission(
  { results, readingDate }: JobReadingPayload,
  photos: readonly Photo[],
): ReadingSubmission {
  const filled = results.flatMap(({ taskId, comment, value }): readonly RateResult[] => {
    const readingValue = numberOfValue(value);
    const readingImages = photos.filter((photo) => photo.slot === taskId).map(imageOf);
    return readingValue === null ? [] : [{ taskId, comment, readingValue, readingImages }];
  });
  return { results: filled, readingDate };
}

/** The body of the call for a job whose meter cannot be read. */
export function notReadableSubmission(
  { reason, comment, readingDate }: NotReadablePayload,
  photos: readonly Photo[],
): NotReadableSubmission {
  return { reason, comment, images: photos.map(imageOf), date: readingDate };
}

/** The body of the call for a meter that is not on the list. */
export function unlistedSubmission(
  { meterNumber, value, readingDate, comment }: UnlistedReadingPayload,
  photos: readonly Photo[],
): UnlistedSubmission {
  const readingValue = numberOfValue(value);
  if (readingValue === null) throw new Error('A reading without a value was queued.');
  const readingImages = photos.map(imageOf);
  return { meterNumber, readingValue, readingDate, comment, readingImages };
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
  const fields = new Set((error.fieldErrors ?? []).map(({ message }) => message));
  const said = [inOneLine([...fields].filter(Boolean)), error.message];
  return {
    kind: 'answered',
    status: error.status,
    message: said.find((message) => typeof message === 'string' && message !== '') ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  };
}

/** Some are sentences, some are only words. */
function inOneLine(reasons: readonly string[]): string {
  if (reasons.length < 2) return reasons.join('');
  return reasons.map((reason) => (/[.!?]$/.test(reason) ? reason : `${reason}.`)).join(' ');
}
