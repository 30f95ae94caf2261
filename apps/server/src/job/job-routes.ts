import { berlinDay, receiptNumber } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { type TSchema, Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, Id } from '../base/route-schemas';
import { batchCalls } from '../database/batch-calls';
import type { Database } from '../database/open-database';
import type { Replica } from '../database/replica';
import { countIfNew, eachPhoto } from '../limit/count-if-new';
import type { Limits } from '../limit/limits';
import { photosOf } from '../photo/photo';
import type { PhotoBodies } from '../photo/photo-bodies';
import type { PhotoPlaces } from '../photo/photo-places';
import { BrokenRule } from '../base/broken-rule';
import { KeyHeaders, keyOf } from '../reading/reading-body';
import { createAnswers, type JudgedReading } from '../reading/remembered-answer';
import type { Caller, Callers } from '../session/callers';
import { doubtsOf } from './doubts';
import { fieldErrorsOf } from './field-errors';
import { currentList } from './current-list';
import { domainJob, findWantedJobs, type WantedJob } from './find-jobs';
import { JobAnswer } from './job-answer';
import { judgeSubmission } from './judge-submission';
import { isKnown, readListState, tagOf } from './list-tag';
import type { ListsInTurn } from './lists-in-turn';
import {
  sentReading,
  type StoredSubmission,
  storedSubmission,
  type Submission,
  SUBMISSION_STORING,
  SubmissionBody,
} from './submission';
import { jobAfterSubmission, lostJob, type WireJob } from './wire-job';

export interface JobParts {
  readonly database: Database;
  readonly replica: Replica | null;
  readonly photoPlaces: PhotoPlaces;
  readonly photoBodies: PhotoBodies;
  readonly callers: Callers;
  readonly limits: Limits;
  readonly listsInTurn: ListsInTurn;
  readonly clock: () => Date;
  readonly textsOf: (applicationId: string) => Texts;
  readonly program: string;
}

const RESULT_PATH = '/api/pro/job/:id/meterRateTask/result';
const JOBS_SCHEMA = {
  summary: 'The jobs of the account; 304 if If-None-Match names the ETag of the last answer.',
  response: { 200: answer({ jobs: Type.Array(JobAnswer) }), 304: Type.Null() },
};
// The answer is sent as text, so the type allows any body.
const ANSWERS: Readonly<Record<number, TSchema>> = { 200: JobAnswer };
const RESULT_SCHEMA = {
  summary: 'Stores a reading; the same Idempotency-Key stores it once.',
  params: Type.Object({ id: Id }),
  headers: KeyHeaders,
  body: SubmissionBody,
  response: ANSWERS,
};

export function jobRoutes(server: ApiServer, parts: JobParts): void {
  const { database, callers, clock } = parts;
  const answerOnce = createAnswers<StoredSubmission>(
    { ...parts, log: server.log },
    SUBMISSION_STORING,
  );
  const findJobInBatch = batchCalls((wanted: readonly WantedJob[]) =>
    findWantedJobs(database, wanted),
  );

  server.get(
    '/api/pro/job',
    { onRequest: callers.admit, schema: JOBS_SCHEMA },
    async (request, reply) => {
      const { id } = callers.of(request).account;
      const known = request.headers['if-none-match'];
      const isAsked = known !== undefined || parts.replica?.isAway() === false;
      const now = isAsked ? await readListState(database, id) : null;
      if (known !== undefined && now !== null) {
        const tag = tagOf(now, id, parts.program);
        if (isKnown(tag, known)) return reply.code(304).header('etag', tag).send();
      }
      const { jobs, state } = await parts.listsInTurn(id, async () => {
        // Whoever has hung up while his call waited costs nothing.
        if (reply.raw.destroyed) throw new ApiError(400);
        return await currentList(parts, id, now);
      });
      if (state !== null) reply.header('etag', tagOf(state, id, parts.program));
      return { jobs };
    },
  );

  server.post(
    RESULT_PATH,
    {
      ...parts.photoBodies.withLogin,
      onRequest: callers.admit,
      schema: RESULT_SCHEMA,
    },
    async (request, reply) => {
      const { params, body: submission } = request;
      const caller = callers.of(request);
      const now = clock();
      const keyed = keyOf(request);
      const wanted = { jobId: params.id, accountId: caller.account.id };
      const photos = submission.results.map(({ readingImages }) => readingImages);
      const sent = sentReading(params.id, submission);
      const countings = eachPhoto(caller.account.id, photos);
      const { answer } = await countIfNew(parts.limits, countings, (count) =>
        answerOnce({ ...keyed, owner: caller.account.id, now, sent }, async () => {
          const job = await findJobInBatch(wanted);
          if (job === null) throw new ApiError(404);
          const judged = judgedReading(job, submission, caller, {
            textsOf: parts.textsOf,
            now,
            number: receiptNumber(keyed.key),
          });
          await count(judged.id);
          return judged;
        }),
      );
      const body = answer ?? JSON.stringify(await jobOfRepeat(submission, wanted, now));
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );

  /** The account may have lost the job since, but the reading is stored and must not be sent again. */
  async function jobOfRepeat(submission: Submission, wanted: WantedJob, now: Date) {
    return (await findJobInBatch(wanted)) ?? lostJob(wanted.jobId, submission, now);
  }
}

function judgedReading(
  job: WireJob,
  submission: Submission,
  { account, application }: Caller,
  {
    textsOf,
    now,
    number,
  }: {
    readonly textsOf: JobParts['textsOf'];
    readonly now: Date;
    readonly number: string;
  },
): JudgedReading<StoredSubmission> {
  const { config } = application;
  const judged = domainJob(job, account.id);
  const problems = judgeSubmission({ job: judged, submission, config, today: berlinDay(now) });
  if (problems.length > 0) {
    throw new BrokenRule(problems, fieldErrorsOf(problems, textsOf(application.applicationId)));
  }
  const photos = submission.results.map(({ readingImages = [] }, index) =>
    photosOf(readingImages, `results.${index}.readingImages`),
  );
  const reading = storedSubmission({
    accountId: account.id,
    submission,
    doubts: doubtsOf(submission, judged, config),
    photos,
    now,
    number,
  });
  return {
    id: reading.results[0]?.id ?? '',
    answer: JSON.stringify(jobAfterSubmission(job, submission, { now, number })),
    photos: photos.flat(),
    reading,
  };
}
