import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import { germanDay } from '../calendar/sheet-day';
import type { Job, MailingAddress, MeterRateTask } from '../job/job';
import { targetDayOf } from '../job/target-reading-date';
import { lastEventOf, lastResultOf } from '../reading/last-reading';

/**
 * The 25 columns in order (customer decision 33). Their headings are in the texts of
 * @ablesbar/i18n.
 */
export const EXPORT_COLUMNS = [
  'partnerIdentifier',
  'partnerCompany',
  'customerNumber',
  'customerCompany',
  'customerStreet',
  'customerZip',
  'customerCity',
  'maLoId',
  'meterStreet',
  'meterZip',
  'meterCity',
  'meterCityDistrict',
  'objectKey',
  'locationDescription',
  'meterNumber',
  'meterType',
  'rateName',
  'obis',
  'targetReadingDate',
  'latestExecution',
  'addressHint',
  'lastReadingDate',
  'lastReadingValue',
  'currentReadingDate',
  'currentReadingValue',
] as const;

export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/**
 * A text stays a text and a number stays a number, so that no cell becomes a formula. Null is an
 * empty cell.
 */
export type ExportRow = Readonly<Record<ExportColumn, string | number | null>>;

/**
 * One row for each rate of each job. `sayMeterType` gives the meter type in the user's language.
 */
export function exportRows(
  jobs: readonly Job[],
  sayMeterType: (job: Job) => string,
): readonly ExportRow[] {
  return jobs.flatMap((job) => {
    const ofMeter = { ...customerCells(job), ...meterCells(job), meterType: sayMeterType(job) };
    return job.meter.meterRateTasks.map((task) => ({ ...ofMeter, ...rateCells(task, job) }));
  });
}

function customerCells({ partner, customer }: Job) {
  return {
    partnerIdentifier: partner.identifier,
    partnerCompany: partner.company,
    customerNumber: customer.customerNumber,
    customerCompany: customer.company,
    customerStreet: streetOf(customer.mailingAddress),
    customerZip: customer.mailingAddress.zip,
    customerCity: customer.mailingAddress.city,
  };
}

function meterCells({ maLoId, meter, jobConstraints }: Job) {
  const { meterAddress } = meter;
  return {
    maLoId: maLoId ?? meter.maLoId,
    meterStreet: streetOf(meterAddress),
    meterZip: meterAddress.zip,
    meterCity: meterAddress.city,
    meterCityDistrict: meterAddress.cityDistrict,
    objectKey: meterAddress.objectKey,
    locationDescription: meterAddress.locationDescription,
    meterNumber: meter.meterNumber,
    latestExecution: dayCell(dayOfWire(jobConstraints.latestExecution)),
    addressHint: meterAddress.hint,
  };
}

function rateCells(task: MeterRateTask, job: Job) {
  const last = lastEventOf(task);
  const current = lastResultOf(task);
  return {
    rateName: task.rateName,
    obis: task.obis,
    targetReadingDate: dayCell(targetDayOf(task, job)),
    lastReadingDate: dayCell(dayOfWire(last?.readingDate ?? null)),
    lastReadingValue: last?.readingValue ?? null,
    currentReadingDate: dayCell(dayOfWire(current?.readingDate ?? null)),
    currentReadingValue: current?.readingValue ?? null,
  };
}

function streetOf({ street, houseNumber }: MailingAddress): string | null {
  const parts = [street, houseNumber].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

function dayCell(day: CalendarDay | null): string | null {
  return day && germanDay(day);
}
