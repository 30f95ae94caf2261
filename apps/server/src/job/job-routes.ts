import { berlinDay } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { type TSchema, Type } from '@sinclair/typebox';
import { ApiError } from '../app/errors';
import { answer, type ApiServer } from '../app/route-schemas';
import type { Database } from '../database/open-database';
import { photosOf } from '../photo/photo';
import { KeyHeaders } from '../reading/reading-body';
import { answerOnce, type JudgedReading } from '../reading/remembered-answer';
import type { Caller, Callers } from '../session/bearer';
import { fieldErrorsOf } from './field-errors';
import { domainJob, findJob, findJobs } from './find-jobs';
import { JobAnswer } from './job-answer';
import { judgeSubmission } from './judge-submission';
import { submissionStoring } from './store-submission';
import { type Submission, SubmissionBody } from './submission-body';
import { jobWith } from './wire-job';

export interface JobParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly clock: () => Date;
  readonly textsOf: (applicationId: string) => Texts;
}

const RESULT_PATH = '/api/pro/job/:id/meterRateTask/result';
const JOBS_SCHEMA = {
  summary: 'The jobs of the account.',
  response: { 200: answer({ jobs: Type.Array(JobAnswer) }) },
};
// Of any status: a remembered answer keeps the one that it had.
const ANSWERS: Readonly<Record<number, TSchema>> = { 200: JobAnswer };
const RESULT_SCHEMA = {
  summary: 'Stores a reading; the same Idempotency-Key stores it once.',
  params: Type.Object({ id: Type.String() }),
  headers: KeyHeaders,
  body: SubmissionBody,
  response: ANSWERS,
};

export function jobRoutes(server: ApiServer, parts: JobParts): void {
  const { callers, clock } = parts;

  server.get(
    '/api/pro/job',
    { onRequest: callers.admit, schema: JOBS_SCHEMA },
    async (request) => ({
      jobs: await findJobs(parts.database, callers.of(request).account.id),
    }),
  );

  server.post(
    RESULT_PATH,
    { onRequest: callers.admit, schema: RESULT_SCHEMA },
    async (request, reply) => {
      const { params, headers, body: submission } = request;
      const caller = callers.of(request);
      const now = clock();
      const { status, body } = await answerOnce(
        parts.database,
        { owner: caller.account.id, key: headers['idempotency-key'] ?? null, now },
        () => judgedReading(parts, caller, params.id, submission, now),
      );
      return reply.code(status).type('application/json; charset=utf-8').send(body);
    },
  );
}

async function judgedReading(
  { database, textsOf }: JobParts,
  { account, application }: Caller,
  jobId: string,
  submission: Submission,
  now: Date,
): Promise<JudgedReading> {
  const job = await findJob(database, account.id, jobId);
  if (job === null) throw new ApiError(404);
  const problems = judgeSubmission({
    job: domainJob(job, account.id),
    submission,
    config: application.config,
    today: berlinDay(now),
  });
  if (problems.length > 0) {
    throw new ApiError(422, fieldErrorsOf(problems, textsOf(application.applicationId)));
  }
  const photos = submission.results.map(({ readingImages = [] }, index) =>
    photosOf(readingImages, `results.${index}.readingImages`),
  );
  return {
    answer: { status: 200, body: JSON.stringify(jobWith(job, submission, now)) },
    photos: photos.flat(),
    storing: submissionStoring({ accountId: account.id, submission, photos, now }),
  };
}
