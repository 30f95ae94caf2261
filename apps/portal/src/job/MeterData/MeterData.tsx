import {
  dayOfWire,
  type Job,
  type MailingAddress,
  namesAtMeter,
  namesOfProvider,
  otherMailingAddress,
  ownTargetDayOf,
  targetReadingDay,
} from '@ablesbar/domain';
import { formatDayWithWeekday, sayRate, type Texts } from '@ablesbar/i18n';
import { DataSheet, useTexts } from '@ablesbar/ui';

/** The data that distinguishes this meter from others; unknown data is left out. */
export function MeterData({ job }: { job: Job }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { customer, meter, jobConstraints } = job;
  const { meterAddress } = meter;
  const last = dayOfWire(jobConstraints.latestExecution);
  const mailing = otherMailingAddress(job);
  const rows = [
    {
      label: t('job_address_label'),
      lines: [...addressLines(meterAddress), meterAddress.cityDistrict],
    },
    { label: t('job_name_at_meter_label'), lines: namesAtMeter(meterAddress) },
    { label: t('job_location_label'), lines: [meterAddress.locationDescription] },
    { label: t('job_object_key_label'), lines: [meterAddress.objectKey] },
    { label: t('job_hint_label'), lines: [meterAddress.hint] },
    {
      label: t('job_customer_label'),
      lines: [
        customer.company,
        joined([customer.firstname, customer.lastname]),
        customer.customerNumber,
      ],
    },
    { label: t('job_mailing_address_label'), lines: mailing ? addressLines(mailing) : [] },
    { label: t('job_provider_label'), lines: namesOfProvider(job.partner) },
    { label: t('job_malo_label'), lines: [job.maLoId ?? meter.maLoId] },
    { label: t('job_melo_label'), lines: [job.meLoId] },
    { label: t('job_target_label'), lines: targetLines(job, texts) },
    { label: t('job_deadline_label'), lines: [last && formatDayWithWeekday(last, language)] },
  ];
  const items = rows.flatMap(({ label, lines }) => {
    const said = lines.flatMap((line) => (line ? [line] : []));
    return said.length === 0 ? [] : [{ label, lines: said }];
  });
  return <DataSheet items={items} />;
}

function addressLines({ street, houseNumber, zip, city }: MailingAddress): readonly string[] {
  return [joined([street, houseNumber]), joined([zip, city], ' ')];
}

/** One day for all tariffs, or else the day of each tariff beside its name. */
function targetLines(job: Job, { t, language }: Texts): readonly string[] {
  const shared = targetReadingDay(job);
  if (shared !== null) return [formatDayWithWeekday(shared, language)];
  const { meterRateTasks } = job.meter;
  return meterRateTasks.flatMap((task) => {
    const day = ownTargetDayOf(task, job);
    if (day === null) return [];
    const rate = sayRate(t, meterRateTasks, task);
    return [t('job_target_rate_text', { rate, day: formatDayWithWeekday(day, language) })];
  });
}

// Joins with a non-breaking space by default: a house number must not wrap onto its own line.
function joined(parts: readonly (string | null)[], space = '\u00a0'): string {
  return parts.filter((part) => part !== null && part !== '').join(space);
}
