import { berlinDay } from '@ablesbar/domain';
import { sql } from 'kysely';
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
  details: `Zählt nur und ändert nichts. „Erledigt“ ist ein Auftrag, wenn jedes Zählwerk einen Stand hat.`,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const { rows } = await sql<Counts>`
      with mine as (select id, parent_id, letter_run from account where application_id = ${applicationId}),
        jobs as (
          select job.id, latest_execution,
            exists (select from rate_task where job_id = job.id) and not exists (
              select from rate_task where job_id = job.id and not exists (
                select from reading_result where task_id = rate_task.id)) as done
          from job join mine on mine.id = job.account_id
        ),
        readings as (
          select received_at from reading_result
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
        (select count(*) from unlisted_reading where application_id = ${applicationId})
          as "Ablesungen ohne Auftrag",
        (select count(*) from anonymous_reading where application_id = ${applicationId})
          as "Ablesungen ohne Zugang",
        (select count(*) from anonymous_reading reading where application_id = ${applicationId}
          and not exists (select from exported where exported.application_id = ${applicationId}
            and kind = 'readings' and arrived @> received_at)) as "  davon noch nie exportiert",
        (select count(*) from photo) as "Fotos (aller Anwendungen)"`.execute(world.database);
    const counts = Object.entries(rows[0] ?? {});
    world.say(
      operatorTexts.stats(
        counts.map(([name, count]) => [name, Number(count).toLocaleString('de-DE')] as const),
      ),
    );
  },
};
