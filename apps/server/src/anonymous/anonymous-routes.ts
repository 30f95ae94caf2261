import { berlinDay } from '@ablesbar/domain';
import { sayProblem, type Texts } from '@ablesbar/i18n';
import { cleanContact, CONTACT_FIELDS } from '@ablesbar/validation';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import type { ApiServer } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import { addressOf } from '../limit/address';
import { countIfNew } from '../limit/count-if-new';
import type { Limits } from '../limit/limits';
import type { LimitTo } from '../limit/route-limits';
import { photosOf } from '../photo/photo';
import type { Post } from '../mail/create-post';
import type { PhotoBodies } from '../photo/photo-bodies';
import type { PhotoPlaces } from '../photo/photo-places';
import { KeyHeaders, keyOf } from '../reading/reading-body';
import { createAnswers } from '../reading/remembered-answer';
import type { AnonymousCallers } from '../session/anonymous-callers';
import { bearerOf } from '../session/callers';
import { hashOf } from '../session/secret';
import { AnonymousBody, type AnonymousSubmission, storedMeterNumber } from './anonymous-body';
import { postAnonymousReceipt } from './anonymous-receipt';
import { judgeAnonymousReading, withKnownNames } from './judge-anonymous';
import { ANONYMOUS_STORING, type StoredAnonymous, storedAnonymous } from './stored-anonymous';

export interface AnonymousParts {
  readonly database: Database;
  readonly photoPlaces: PhotoPlaces;
  readonly photoBodies: PhotoBodies;
  readonly anonymousCallers: AnonymousCallers;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly limitTo: LimitTo;
  readonly post: Post;
  readonly textsOf: (applicationId: string) => Texts;
}

const RESULT_SCHEMA = {
  summary:
    'Stores a reading of somebody without an account; the same Idempotency-Key stores it once.',
  headers: KeyHeaders,
  body: AnonymousBody,
  response: { 204: Type.Null() },
};
const RECEIPT_SCHEMA = {
  summary: 'Sends a receipt for the reading that came with the same token.',
  body: AnonymousBody,
  response: { 204: Type.Null() },
};

export function anonymousRoutes(server: ApiServer, parts: AnonymousParts): void {
  const { database, anonymousCallers, clock, limits, limitTo } = parts;
  const { admit } = anonymousCallers;
  const answerOnce = createAnswers<StoredAnonymous>(
    { ...parts, log: server.log },
    ANONYMOUS_STORING,
  );
  const photoBody = parts.photoBodies.withoutLogin;

  server.post(
    '/api/unknown-readings/results',
    { ...photoBody, onRequest: admit, schema: RESULT_SCHEMA },
    async (request, reply) => {
      const { application } = anonymousCallers.of(request);
      const { applicationId } = application;
      const tokenHash = tokenHashOf(request);
      const now = clock();
      const keyed = keyOf(request);
      const owner = `anonymous ${applicationId}`;
      const countings = [
        { name: 'anonymous-submit', subject: addressOf(request) },
        { name: 'anonymous-submit-token', subject: bearerOf(request) ?? '' },
      ] as const;
      const { id } = await countIfNew(limits, countings, (count) =>
        answerOnce({ ...keyed, owner, now }, async () => {
          const submission = judged(request.body, application, parts, now);
          const photos = submission.readingValues.map(({ readingImages = [] }, index) =>
            photosOf(readingImages, `readingValues.${index}.readingImages`),
          );
          const reading = storedAnonymous(submission, {
            applicationId,
            tokenHash,
            key: keyed.key,
            photos,
            now,
          });
          await count(reading.id);
          return { id: reading.id, answer: '', photos: photos.flat(), reading };
        }),
      );
      // A repeated call may carry a new token. The reading then belongs to the new token, because
      // the receipt is requested with it.
      await database
        .updateTable('anonymous_reading')
        .set({ token_hash: tokenHash })
        .where('id', '=', id)
        .execute();
      return reply.code(204).send();
    },
  );

  server.post(
    '/api/pro/unknown-readings/receipts',
    { ...photoBody, onRequest: [admit, limitTo('anonymous-receipt')], schema: RECEIPT_SCHEMA },
    async (request, reply) => {
      const caller = anonymousCallers.of(request);
      const tokenHash = tokenHashOf(request);
      const acceptLanguage = request.headers['accept-language'];
      const asked = { ...request.body, tokenHash, acceptLanguage };
      await postAnonymousReceipt(parts, caller, asked, clock());
      return reply.code(204).send();
    },
  );
}

function tokenHashOf(request: FastifyRequest): string {
  return hashOf(bearerOf(request) ?? '');
}

/** The submission as it is stored: without the characters that the form removes during typing, and
 * with the utility's names. */
function judged(
  typed: AnonymousSubmission,
  { applicationId, config }: ServedApplication,
  { textsOf }: AnonymousParts,
  now: Date,
): AnonymousSubmission {
  const contact = { ...typed.contact };
  for (const field of CONTACT_FIELDS) {
    contact[field] = cleanContact(field, typed.contact[field]).trim();
  }
  const submission = {
    ...typed,
    meterNumber: storedMeterNumber(typed.meterNumber, config),
    contact,
  };
  const problems = judgeAnonymousReading(submission, config, berlinDay(now));
  if (problems.length === 0) return withKnownNames(submission, config);
  const texts = textsOf(applicationId);
  const errors = problems.map(({ field, places, problem }) => ({
    field,
    message:
      'severity' in problem
        ? sayProblem(texts, problem, places)
        : 'Not offered by this application',
  }));
  throw new ApiError(422, errors);
}
