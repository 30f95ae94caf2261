import { berlinDay, type Config, dayOfWire, lastResultOf, ROLES, unitOf } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { MailToQueue } from '../mail/waiting-mail';
import { findAcceptances } from '../receipt/find-acceptance';
import { receiptLetter, type ReceivedReading } from '../receipt/receipt-letter';
import { receiptPlace } from '../receipt/receipt-place';
import { accountMail, type MailSender } from './account-mail';
import { registrationOf } from './registration';

/** Whether the utility mails receipts to an account of these roles. */
export function mayGetReceipts(config: Config, roles: readonly string[]): boolean {
  const { sendingCrmRegisteredUserReadingReceiptAllowed: isAllowed } = config.communicationSettings;
  return isAllowed && roles.includes(ROLES.registeredUserReceipt);
}

/**
 * The receipt of all done jobs of an account. Null if no address is confirmed or no job is done.
 */
export async function accountReceipt(
  database: Database,
  accountId: string,
  sender: MailSender,
): Promise<MailToQueue | null> {
  const registration = await registrationOf(database, accountId);
  const { email, confirmed_at: confirmedAt, stop_token: stopToken } = registration;
  if (email === null || confirmedAt === null) return null;
  const readings = await doneReadings(database, accountId);
  if (readings.length === 0) return null;
  const account = await database
    .selectFrom('account')
    .select(['name', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const reader = { accountId, email, stopToken, ...account };
  return accountMail(reader, sender, ({ words, language, stopUrl }) =>
    receiptLetter(words, readings, { application: sender.application.name, language, stopUrl }),
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
    const place = receiptPlace(meterAddress);
    const about = { ...accepted, meterNumber, place, writtenBy: 'utility' } as const;
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
