import { sql } from 'kysely';

/**
 * Whether `rate` and `next_rate` are the same rate of one meter in two jobs: by the OBIS code or the name
 * if both jobs name it, otherwise by the position.
 */
export const IS_SAME_RATE = sql`case
  when rate.obis is not null and next_rate.obis is not null then rate.obis = next_rate.obis
  when rate.rate_name is not null and next_rate.rate_name is not null
    then rate.rate_name = next_rate.rate_name
  else rate.position = next_rate.position end`;

/** The day in Germany on which a sent reading was taken. */
export function readOn(reading: string) {
  return sql`(${sql.ref(`${reading}.reading_date`)} at time zone 'Europe/Berlin')::date`;
}
