import { berlinDay } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import { IS_LAST_WORD } from '../../job/not-readable-report';
import { isDeletable } from '../../retention/exported';
import type { Command } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { operatorTexts } from '../operator-texts';

type Counts = Readonly<Record<string, string | number | null>>;

export const stats: Command = {
  name: 'stats',
  words: [],
  values: APPLICATION_OPTION,
  switches: {},
  summary: 'zeigt Zugänge, Aufträge und Ablesungen in Zahlen',
  details: `Zählt nur und ändert nichts. „Erledigt“ ist ein Auftrag, wenn jedes Zählwerk einen Stand hat
oder der Zähler sich nicht ablesen lässt.
„Nicht exportiert“ sind Ablesungen, die export readings noch nicht mit ihren Fotos geholt hat: RETENTION lässt
sie stehen, außer unexported gilt.`,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    /** Whether housekeeping keeps the reading, because no export has taken it or its photos. */
    const isKept = (photos: RawBuilder<unknown>) =>
      sql`not ${isDeletable(
        {
          applicationId: sql`${applicationId}`,
          receivedAt: sql`reading.received_at`,
          hasPhotos: sql`exists (select from ${photos})`,
        },
        null,
      )}`;
    const { rows } = await sql<Counts>`
      with mine as (select id, parent_id, letter_run from account where application_id = ${applicationId}),
        jobs as (
          select job.id, latest_execution,
            exists (select from rate_task where job_id = job.id) and not exists (
              select from rate_task where job_id = job.id and not exists (
                select from reading_result where task_id = rate_task.id))
              or exists (
                select from not_readable report where report.job_id = job.id
                  and ${IS_LAST_WORD}) as done
          from job join mine on mine.id = job.account_id
        ),
        readings as (
          select result.id, received_at from reading_result result
            join rate_task on rate_task.id = task_id join jobs on jobs.id = job_id
        )
      select
        (select count(*) from mine where parent_id is null) as "Zugänge",
        (select count(*) from mine where parent_id is null and letter_run is null)
          as "  davon ohne Anmeldebrief",
        (select count(*) from mine where parent_id is not null) as "Unterzugänge",
        (select count(*) from jobs) as "Aufträge",
        (select count(*) from jobs where done) as "  davon erledigt",
        (select count(*) from jobs where not done and latest_execution < ${berlinDay(world.clock())})
          as "  davon überfällig",
        (select count(*) from readings) as "Ablesungen zu Aufträgen",
        (select count(*) from readings
          where received_at > ${new Date(world.clock().getTime() - 86_400_000)})
          as "  davon in den letzten 24 Stunden",
        (select count(*) from not_readable join jobs on jobs.id = job_id)
          as "Aufträge ohne Stand: nicht ablesbar",
        (select count(*) from unlisted_reading where application_id = ${applicationId})
          as "Ablesungen ohne Auftrag",
        (select count(*) from anonymous_reading where application_id = ${applicationId})
          as "Ablesungen ohne Zugang",
        (select count(*) from readings reading where ${isKept(sql`result_photo
          where result_id = reading.id`)}) as "Nicht exportiert: zu Aufträgen",
        (select count(*) from not_readable reading join jobs on jobs.id = job_id
          where ${isKept(sql`not_readable_photo where report_id = reading.id`)})
          as "Nicht exportiert: nicht ablesbar",
        (select count(*) from unlisted_reading reading where application_id = ${applicationId}
          and ${isKept(sql`unlisted_photo where reading_id = reading.id`)})
          as "Nicht exportiert: ohne Auftrag",
        (select count(*) from anonymous_reading reading where application_id = ${applicationId}
          and ${isKept(sql`anonymous_photo where reading_id = reading.id`)})
          as "Nicht exportiert: ohne Zugang",
        (select count(*) from photo) as "Fotos (aller Anwendungen)"`.execute(world.database);
    const counts = Object.entries(rows[0] ?? {});
    world.say(
      operatorTexts.stats(
        counts.map(([name, count]) => [name, Number(count).toLocaleString('de-DE')] as const),
      ),
    );
    return Object.fromEntries(counts.map(([name, count]) => [name.trim(), Number(count)]));
  },
};
