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
    with matched as materialized (
      select given.*, known.id as known_id,
        (known.reading_value, known.reason, known.other_reason) is distinct from
          (given.reading_value, given.reason, given.other_reason) as is_other
      from (${given}) as given left join reading_event as known on known.task_id = given.task_id
        and known.reading_date = given.reading_date and known.position = given.position
    ), corrected as (
      update reading_event set reading_value = matched.reading_value, reason = matched.reason,
        other_reason = matched.other_reason
      from matched where reading_event.id = known_id and is_other
      returning 1
    ), added as (
      insert into reading_event (id, task_id, reading_date, position, reading_value, reason, other_reason)
      select concat_ws('-', task_id, reading_date, nullif(position, 0)), task_id, reading_date,
        position, reading_value, reason, other_reason
      from matched where known_id is null
      returning 1
    )
    select (select count(*) from added) as added, (select count(*) from corrected) as corrected`.execute(
    transaction,
  );
  return { added: Number(rows[0]?.added), corrected: Number(rows[0]?.corrected) };
}
