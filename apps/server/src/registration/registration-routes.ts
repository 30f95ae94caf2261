import { berlinDay, dayOfWire, lastResultOf, ROLES, unitOf } from '@ablesbar/domain';
import { mailWords } from '@ablesbar/i18n';
import { Type } from '@sinclair/typebox';
import { originOf } from '../application/read-applications';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, nullable } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { LimitTo } from '../limit/route-limits';
import { renderLetter } from '../mail/letter';
import type { Post } from '../mail/create-post';
import { findAcceptances } from '../receipt/find-acceptance';
import { receiptPlace } from '../receipt/receipt-place';
import { receiptLetter, type ReceivedReading } from '../receipt/receipt-letter';
import type { Callers } from '../session/callers';
import { STOP_PATH } from './own-registration';
import { registrationOf, wireRegistration } from './registration';

export interface RegistrationParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly clock: () => Date;
  readonly limitTo: LimitTo;
  readonly post: Post;
}

const NOT_REGISTERED = {
  registered: false,
  currentConfirmedCommunicationTypes: [],
  selfServiceToken: null,
};
const INFO_SCHEMA = {
  summary: 'Whether the account gets its letters by e-mail, and the token to register with.',
  response: {
    200: answer({
      registered: Type.Boolean(),
      currentConfirmedCommunicationTypes: Type.Array(Type.String()),
      selfServiceToken: nullable(Type.String()),
    }),
  },
};
const RECEIPT_SCHEMA = {
  summary: 'Sends a receipt for all readings of done jobs to the confirmed address.',
  response: { 204: Type.Null() },
};

export function registrationRoutes(server: ApiServer, parts: RegistrationParts): void {
  const { database, callers, clock, limitTo, post } = parts;

  server.get(
    '/api/pro/account/crm-registration-info',
    { onRequest: callers.admit, schema: INFO_SCHEMA },
    async (request) => {
      const { account, application } = callers.of(request);
      if (!application.config.crmSettings.registrationEnabled) return NOT_REGISTERED;
      return wireRegistration(await registrationOf(database, account.id));
    },
  );

  server.post(
    '/api/pro/job/reading-receipts',
    { onRequest: [callers.admit, limitTo('job-receipt')], schema: RECEIPT_SCHEMA },
    async (request, reply) => {
      const { account, application } = callers.of(request);
      const { communicationSettings, languageConfig } = application.config;
      const isAllowed =
        communicationSettings.sendingCrmRegisteredUserReadingReceiptAllowed &&
        account.roles.includes(ROLES.registeredUserReceipt);
      if (!isAllowed) throw new ApiError(403);
      const registration = await registrationOf(database, account.id);
      const { email, confirmed_at: confirmedAt } = registration;
      const readings = await doneReadings(database, account.id);
      if (email === null || confirmedAt === null || readings.length === 0) throw new ApiError(409);
      const { name, language: own } = await database
        .selectFrom('account')
        .select(['name', 'language'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      const language = own ?? languageConfig.defaultLanguage;
      const words = mailWords(language, languageConfig.defaultLanguage);
      const stopUrl = `${originOf(request, application)}${STOP_PATH}/${registration.stop_token}`;
      const frame = { application: application.name, language, stopUrl };
      const letter = receiptLetter(words, readings, frame);
      await post({
        accountId: account.id,
        fromName: application.name,
        to: { name, email },
        letter: renderLetter(letter, words, application.name),
        sheet: letter.sheet,
        stopUrl,
        now: clock(),
      });
      return reply.code(204).send();
    },
  );
}

/** The last reading sent for each done job. */
async function doneReadings(
  database: Database,
  accountId: string,
): Promise<readonly ReceivedReading[]> {
  const jobs = (await findJobs(database, accountId)).filter(({ done }) => done);
  const acceptances = await findAcceptances(
    database,
    jobs.map(({ id }) => id),
  );
  return jobs.map((wire) => {
    const job = domainJob(wire, accountId);
    const accepted = acceptances.get(job.id);
    if (accepted === undefined) throw new Error(`The done job ${job.id} has no reading.`);
    const { meterNumber, meterAddress } = job.meter;
    const about = { ...accepted, meterNumber, place: receiptPlace(meterAddress) };
    if (job.notReadable !== null) {
      const { reason, date } = job.notReadable;
      const day = dayOfWire(date) ?? berlinDay(new Date(0));
      return { ...about, day, notReadable: reason, values: [] };
    }
    const last = job.meter.meterRateTasks.map((task) => ({ task, result: lastResultOf(task) }));
    const days = last.flatMap(({ result }) => dayOfWire(result?.readingDate ?? null) ?? []);
    return {
      ...about,
      day: days.sort().at(-1) ?? berlinDay(new Date(0)),
      values: last.flatMap(({ task, result }) =>
        result === null
          ? []
          : [
              {
                rateName: task.rateName,
                obis: task.obis,
                value: String(result.readingValue),
                places: task.postDecimals,
                unit: unitOf(task),
              },
            ],
      ),
    };
  });
}
