import type { CellOf } from './import-columns';
import { jobSettings } from './setting-columns';

/** The database rows that one row of the file becomes. */
export interface ImportRow {
  readonly customer_number: string | null;
  readonly job_id: string | null;
  readonly task_id: string | null;
  readonly account: object;
  readonly job: object;
  readonly task: object;
  readonly event: object | null;
}

export function nameOf(cellOf: CellOf): string | null {
  const person = [cellOf('firstname'), cellOf('lastname')].flatMap((name) => name ?? []);
  if (cellOf('company') !== null) return cellOf('company');
  return cellOf('lastname') === null ? null : person.join(' ');
}

export function importRow(cellOf: CellOf): ImportRow {
  const jobId = cellOf('jobId');
  const taskId = cellOf('taskId') ?? (jobId === null ? null : `${jobId}-${cellOf('obis') ?? '1'}`);
  return {
    customer_number: cellOf('customerNumber'),
    job_id: jobId,
    task_id: taskId,
    account: accountOf(cellOf),
    job: jobOf(cellOf),
    task: taskOf(cellOf),
    event: eventOf(cellOf),
  };
}

function accountOf(cellOf: CellOf): object {
  const consent = cellOf('emailConsentDate');
  return {
    name: nameOf(cellOf),
    language: cellOf('language'),
    email: cellOf('email'),
    // The beginning of the day, so that what the customer says on the same day himself is later.
    confirmed_at: consent === null ? null : `${consent}T00:00:00Z`,
  };
}

function jobOf(cellOf: CellOf): object {
  return {
    config: jobSettings(cellOf),
    target_reading_date: cellOf('targetReadingDate'),
    earliest_execution: cellOf('earliestExecution'),
    latest_execution: cellOf('latestExecution'),
    malo_id: cellOf('maLoId'),
    melo_id: cellOf('meLoId'),
    is_reshare_allowed: cellOf('reshareAllowed') === 'true',
    customer: {
      firstname: cellOf('firstname'),
      lastname: cellOf('lastname'),
      company: cellOf('company'),
      customerNumber: cellOf('customerNumber'),
      mailingAddress: {
        street: cellOf('mailingStreet'),
        houseNumber: cellOf('mailingHouseNumber'),
        zip: cellOf('mailingZip'),
        city: cellOf('mailingCity'),
      },
    },
    partner: {
      identifier: cellOf('partnerIdentifier'),
      company: cellOf('partnerCompany'),
      name: cellOf('partnerName'),
    },
    meter_number: cellOf('meterNumber'),
    meter_type: cellOf('meterType'),
    custom_meter_type: cellOf('customMeterType'),
    meter_address: {
      street: cellOf('street'),
      houseNumber: cellOf('houseNumber'),
      zip: cellOf('zip'),
      city: cellOf('city'),
      cityDistrict: cellOf('cityDistrict'),
      objectKey: cellOf('objectKey'),
      locationDescription: cellOf('locationDescription'),
      hint: cellOf('hint'),
      company: cellOf('meterCompany'),
      firstname: cellOf('meterFirstname'),
      lastname: cellOf('meterLastname'),
    },
  };
}

function taskOf(cellOf: CellOf): object {
  return {
    rate_name: cellOf('rateName'),
    obis: cellOf('obis'),
    unit: cellOf('unit'),
    pre_decimals: cellOf('preDecimals'),
    post_decimals: cellOf('postDecimals') ?? '0',
    minimum_value: cellOf('minimumValue'),
    maximum_value: cellOf('maximumValue'),
    is_strict: cellOf('strictValidation') === 'true',
    target_reading_date: cellOf('rateTargetReadingDate'),
  };
}

function eventOf(cellOf: CellOf): object | null {
  const day = cellOf('lastReadingDate');
  if (day === null) return null;
  const reason = cellOf('lastReadingReason') ?? 'PERIODIC_READING';
  const position = Number(cellOf('lastReadingPosition') ?? 0);
  return { reading_date: day, position, reading_value: cellOf('lastReadingValue'), reason };
}
