import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';

export interface EventCounts {
  readonly added: number;
  readonly corrected: number;
}

/**
 * Stores past readings: `given` selects task_id, reading_date, position, reading_value, reason and
 * other_reason. A rate has one reading per day and position, so another value there corrects it.
 */
export async function mergeEvents(
  transaction: Database,
  given: RawBuilder<unknown>,
): Promise<EventCounts> {
  const { rows } = await sql<{ added: string; corrected: string }>`
    with given as materialized (${given}),
    corrected as (
      update reading_event set reading_value = given.reading_value, reason = given.reason,
        other_reason = given.other_reason
      from given
      where reading_event.task_id = given.task_id
        and reading_event.reading_date = given.reading_date
        and reading_event.position = given.position
        and (reading_event.reading_value, reading_event.reason, reading_event.other_reason)
          is distinct from (given.reading_value, given.reason, given.other_reason)
      returning 1
    ), added as (
      insert into reading_event (id, task_id, reading_date, position, reading_value, reason, other_reason)
      select concat_ws('-', task_id, reading_date, nullif(position, 0)), task_id, reading_date,
        position, reading_value, reason, other_reason
      from given where not exists (select from reading_event
        where reading_event.task_id = given.task_id
          and reading_event.reading_date = given.reading_date
          and reading_event.position = given.position)
      returning 1
    )
    select (select count(*) from added) as added, (select count(*) from corrected) as corrected`.execute(
    transaction,
  );
  return { added: Number(rows[0]?.added), corrected: Number(rows[0]?.corrected) };
}
