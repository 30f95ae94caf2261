import { dayOfWire, type Job, targetReadingDay } from '@ablesbar/domain';
import { formatDayWithWeekday } from '@ablesbar/i18n';
import { DataSheet, useTexts } from '@ablesbar/ui';

/** The data that distinguishes this meter from others; unknown data is left out. */
export function MeterData({ job }: { job: Job }) {
  const { t, language } = useTexts();
  const { customer, meter, jobConstraints } = job;
  const { meterAddress } = meter;
  const last = dayOfWire(jobConstraints.latestExecution);
  const target = targetReadingDay(job);
  const rows = [
    {
      label: t('job_address_label'),
      lines: [
        joined([meterAddress.street, meterAddress.houseNumber]),
        joined([meterAddress.zip, meterAddress.city], ' '),
        meterAddress.cityDistrict,
      ],
    },
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
    { label: t('job_malo_label'), lines: [job.maLoId ?? meter.maLoId] },
    { label: t('job_melo_label'), lines: [job.meLoId] },
    { label: t('job_target_label'), lines: [target && formatDayWithWeekday(target, language)] },
    { label: t('job_deadline_label'), lines: [last && formatDayWithWeekday(last, language)] },
  ];
  const items = rows.flatMap(({ label, lines }) => {
    const said = lines.flatMap((line) => (line ? [line] : []));
    return said.length === 0 ? [] : [{ label, lines: said }];
  });
  return <DataSheet items={items} />;
}

// Joins with a non-breaking space by default: a house number must not wrap onto its own line.
function joined(parts: readonly (string | null)[], space = '\u00a0'): string {
  return parts.filter((part) => part !== null && part !== '').join(space);
}
