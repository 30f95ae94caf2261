import { berlinDay } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../app/errors';
import { parseBody } from '../app/parse-body';
import type { Database } from '../database/open-database';
import type { Caller, CallerOf } from '../session/bearer';
import { fieldErrorsOf } from './field-errors';
import { domainJob, findJob, findJobs } from './find-jobs';
import { judgeSubmission } from './judge-submission';
import { type Photo, photoOf } from './photo';
import { answerOnce } from './remembered-answer';
import { storeSubmission } from './store-submission';
import { type Submission, SubmissionBody } from './submission-body';

export interface JobParts {
  readonly database: Database;
  readonly callerOf: CallerOf;
  readonly clock: () => Date;
  readonly textsOf: (applicationId: string) => Texts;
}

const RESULT_PATH = '/api/pro/job/:id/meterRateTask/result';
const Path = Type.Object({ id: Type.String() });
const Key = Type.String({ minLength: 1, maxLength: 200 });

export function jobRoutes(server: FastifyInstance, parts: JobParts): void {
  server.get('/api/pro/job', async (request) => {
    const { account } = await parts.callerOf(request);
    return { jobs: await findJobs(parts.database, account.id) };
  });

  server.post(RESULT_PATH, async (request, reply) => {
    const caller = await parts.callerOf(request);
    const { id: jobId } = parseBody(Path, request.params);
    const key = keyOf(request);
    const now = parts.clock();
    const { status, body } = await answerOnce(
      parts.database,
      { accountId: caller.account.id, key, now },
      async (database) => {
        const job = await takeResults({ ...parts, database }, caller, jobId, request.body, now);
        return { status: 200, body: JSON.stringify(job) };
      },
    );
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });
}

async function takeResults(
  { database, textsOf }: JobParts,
  { account, application }: Caller,
  jobId: string,
  body: unknown,
  now: Date,
) {
  const job = await findJob(database, account.id, jobId);
  if (job === null) throw new ApiError(404);
  const submission = parseBody(SubmissionBody, body);
  const problems = judgeSubmission({
    job: domainJob(job, account.id),
    submission,
    config: application.config,
    today: berlinDay(now),
  });
  if (problems.length > 0) {
    throw new ApiError(422, fieldErrorsOf(problems, textsOf(application.applicationId)));
  }
  const photos = photosOf(submission);
  await storeSubmission(database, { accountId: account.id, submission, photos, now });
  return findJob(database, account.id, jobId);
}

function photosOf({ results }: Submission): readonly (readonly Photo[])[] {
  return results.map(({ readingImages = [] }, result) =>
    readingImages.map((image, position) => {
      const photo = photoOf(image);
      if (photo !== null) return photo;
      const field = `results.${result}.readingImages.${position}.encodedImage`;
      throw new ApiError(422, [{ field, message: `Expected ${image.mimeType}` }]);
    }),
  );
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return key === undefined ? null : parseBody(Key, key);
}
