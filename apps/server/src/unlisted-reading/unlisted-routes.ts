import { berlinDay, dayOfWire, valueOfNumber } from '@ablesbar/domain';
import { sayProblem, type Texts } from '@ablesbar/i18n';
import { assessUnlistedReading, UNLISTED_DIGITS } from '@ablesbar/validation';
import { Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import type { ApiServer } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import { countIfNew, eachPhoto } from '../limit/count-if-new';
import type { Limits } from '../limit/limits';
import { photosOf } from '../photo/photo';
import type { PhotoBodies } from '../photo/photo-bodies';
import type { PhotoPlaces } from '../photo/photo-places';
import { BrokenRule } from '../base/broken-rule';
import { KeyHeaders, keyOf } from '../reading/reading-body';
import { createAnswers } from '../reading/remembered-answer';
import type { Caller, Callers } from '../session/callers';
import {
  sentReading,
  type StoredUnlisted,
  storedUnlisted,
  UNLISTED_STORING,
  UnlistedBody,
  type UnlistedSubmission,
} from './unlisted-submission';

export interface UnlistedParts {
  readonly database: Database;
  readonly photoPlaces: PhotoPlaces;
  readonly photoBodies: PhotoBodies;
  readonly callers: Callers;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly textsOf: (applicationId: string) => Texts;
}

const SCHEMA = {
  summary:
    'Stores the reading of a meter that is not listed; the same Idempotency-Key stores it once.',
  headers: KeyHeaders,
  body: UnlistedBody,
  response: { 204: Type.Null() },
};

export function unlistedRoutes(server: ApiServer, parts: UnlistedParts): void {
  const { callers, clock } = parts;
  const answerOnce = createAnswers<StoredUnlisted>({ ...parts, log: server.log }, UNLISTED_STORING);
  const route = {
    ...parts.photoBodies.withLogin,
    onRequest: callers.admit,
    schema: SCHEMA,
  };

  server.post('/api/pro/unknown-reading', route, async (request, reply) => {
    const caller = callers.of(request);
    const { account, application } = caller;
    if (!application.config.features.unknownReadingsAllowed) throw new ApiError(403);
    const now = clock();
    const sent = sentReading(request.body);
    const countings = eachPhoto(account.id, [request.body.readingImages]);
    await countIfNew(parts.limits, countings, (count) =>
      answerOnce({ ...keyOf(request), owner: account.id, now, sent }, async () => {
        judge(request.body, caller, parts.textsOf(application.applicationId), now);
        const photos = photosOf(request.body.readingImages ?? [], 'readingImages');
        const reading = storedUnlisted(account, request.body, { photos, now });
        await count(reading.id);
        return { id: reading.id, answer: '', photos, reading };
      }),
    );
    return reply.code(204).send();
  });
}

/** Repeats the rules of the form, because the form may be an old one or a foreign one. */
function judge(
  { meterNumber, readingValue, readingImages = [], readingDate, comment }: UnlistedSubmission,
  { application: { config } }: Caller,
  texts: Texts,
  now: Date,
): void {
  const { open } = assessUnlistedReading({
    reading: {
      meterNumber,
      value: valueOfNumber(readingValue, 0),
      photoCount: readingImages.length,
      comment: comment ?? '',
      day: dayOfWire(readingDate),
    },
    settings: config,
    today: berlinDay(now),
  });
  if (open.length === 0) return;
  const places = UNLISTED_DIGITS.postDecimals;
  const errors = open.map(({ field, problem }) => ({
    field,
    message: sayProblem(texts, problem, places),
  }));
  throw new BrokenRule(
    open.map(({ field, problem }) => ({ field, places, problem })),
    errors,
  );
}
