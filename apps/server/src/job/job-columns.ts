import type { Customer, MeterAddress, Partner } from '@ablesbar/domain';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Named one by one: a column that a newer server adds must not change what an older one prepared. */
export const JOB_COLUMNS = [
  'job.id',
  'job.account_id',
  'job.target_reading_date',
  'job.earliest_execution',
  'job.latest_execution',
  'job.malo_id',
  'job.melo_id',
  'job.is_reshare_allowed',
  'job.config',
  'job.customer',
  'job.partner',
  'job.meter_number',
  'job.meter_type',
  'job.custom_meter_type',
  'job.meter_address',
] as const;

export const TASK_COLUMNS = [
  'rate_task.id',
  'rate_task.rate_name',
  'rate_task.obis',
  'rate_task.unit',
  'rate_task.pre_decimals',
  'rate_task.post_decimals',
  'rate_task.minimum_value',
  'rate_task.maximum_value',
  'rate_task.is_strict',
] as const;

// What lies in the JSON columns of a job; whatever else is in them is not sent.
const Words = Type.Union([Type.String(), Type.Null()], { default: null });

const Place = { street: Words, houseNumber: Words, zip: Words, city: Words };

const CustomerColumn = Type.Object({
  firstname: Words,
  lastname: Words,
  company: Words,
  customerNumber: Words,
  mailingAddress: Type.Object(Place, { default: {} }),
});

const PartnerColumn = Type.Object({ identifier: Words, company: Words, name: Words });

const AddressColumn = Type.Object({
  ...Place,
  cityDistrict: Words,
  objectKey: Words,
  locationDescription: Words,
  hint: Words,
  company: Words,
  firstname: Words,
  lastname: Words,
});

export function customerOf(column: unknown): Customer {
  return readColumn(CustomerColumn, column);
}

export function partnerOf(column: unknown): Partner {
  return readColumn(PartnerColumn, column);
}

export function addressOf(column: unknown): MeterAddress {
  return readColumn(AddressColumn, column);
}

/** Absent fields become null, unknown ones go; what is no such object at all is a bug worth a 500. */
function readColumn<Schema extends TSchema>(schema: Schema, column: unknown): Static<Schema> {
  const whole = Value.Clean(schema, Value.Default(schema, structuredClone(column)));
  if (Value.Check(schema, whole)) return whole;
  throw new Error(`A job's column cannot be read: ${Value.Errors(schema, whole).First()?.path}`);
}
