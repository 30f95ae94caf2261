import { berlinDay, dayOfWire } from '@ablesbar/domain';
import { type TSchema, Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import { type ApiServer, Id } from '../base/route-schemas';
import { countIfNew, eachPhoto } from '../limit/count-if-new';
import { photosOf } from '../photo/photo';
import { BrokenRule } from '../base/broken-rule';
import { KeyHeaders, keyOf } from '../reading/reading-body';
import { createAnswers } from '../reading/remembered-answer';
import { fieldErrorsOf } from './field-errors';
import { domainJob, findWantedJobs } from './find-jobs';
import { JobAnswer } from './job-answer';
import type { JobParts } from './job-routes';
import { judgeReport } from './judge-report';
import {
  NotReadableBody,
  REPORT_STORING,
  type StoredReport,
  storedReport,
} from './not-readable-report';
import { jobAfterReport, lostJob } from './wire-job';

// The answer is sent as text, so the type allows any body.
const ANSWERS: Readonly<Record<number, TSchema>> = { 200: JobAnswer };
const SCHEMA = {
  summary: 'Answers a job whose meter cannot be read; the same Idempotency-Key stores it once.',
  params: Type.Object({ id: Id }),
  headers: KeyHeaders,
  body: NotReadableBody,
  response: ANSWERS,
};

export function notReadableRoutes(server: ApiServer, parts: JobParts): void {
  const { database, callers, clock } = parts;
  const answerOnce = createAnswers<StoredReport>({ ...parts, log: server.log }, REPORT_STORING);
  const route = {
    ...parts.photoBodies.withLogin,
    onRequest: callers.admit,
    schema: SCHEMA,
  };

  server.post('/api/pro/job/:id/notReadable', route, async (request, reply) => {
    const { params, body: report } = request;
    const { account, application } = callers.of(request);
    const now = clock();
    const day = dayOfWire(report.date);
    const sent = { jobId: params.id, meterNumber: null, day, values: [] };
    const findJob = async () => {
      const [job = null] = await findWantedJobs(database, [
        { jobId: params.id, accountId: account.id },
      ]);
      return job;
    };
    const { answer } = await countIfNew(
      parts.limits,
      eachPhoto(account.id, [report.images]),
      (count) =>
        answerOnce({ ...keyOf(request), owner: account.id, now, sent }, async () => {
          const job = await findJob();
          if (job === null) throw new ApiError(404);
          const problems = judgeReport({
            job: domainJob(job, account.id),
            report,
            config: application.config,
            today: berlinDay(now),
          });
          if (problems.length > 0) {
            const texts = parts.textsOf(application.applicationId);
            throw new BrokenRule(problems, fieldErrorsOf(problems, texts));
          }
          const photos = photosOf(report.images ?? [], 'images');
          const about = { jobId: job.id, accountId: account.id, photos, now };
          const reading = storedReport(report, about);
          await count(reading.id);
          const answer = JSON.stringify(jobAfterReport(job, report, now));
          return { id: reading.id, answer, photos, reading };
        }),
    );
    // A repeat: the account may have lost the job since, but the report is stored.
    const afterwards = async () =>
      (await findJob()) ??
      jobAfterReport(
        lostJob(params.id, { results: [], readingDate: report.date }, now),
        report,
        now,
      );
    return reply
      .type('application/json; charset=utf-8')
      .send(answer ?? JSON.stringify(await afterwards()));
  });
}
