import { berlinDay } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import { inConsoleLanguage } from '../../base/console-language';
import { IS_DONE } from '../../job/is-done';
import { isDeletable } from '../../retention/exported';
import type { Command, CommandWords } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { alignedTable } from '../aligned-table';
import { statsTexts } from './stats-texts';

type Counts = Readonly<Record<string, string | number | null>>;

export const stats: Command = {
  name: 'stats',
  example: 'stats',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: [],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'zeigt Zugänge, Aufträge und Ablesungen in Zahlen',
      details: `Zählt nur und ändert nichts. „Erledigt“ ist ein Auftrag, wenn jedes Zählwerk einen Stand hat
oder der Zähler sich nicht ablesen lässt.
„Nicht exportiert“ sind Ablesungen, die export readings noch nicht mit ihren Fotos geholt hat: RETENTION lässt
sie stehen, außer unexported gilt.`,
    },
    en: {
      words: [],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'shows accesses, jobs and readings in figures',
      details: `Only counts and changes nothing. A job is done if each register has a value or the meter cannot be read.
“Not exported” are readings that export readings has not fetched with their photos: RETENTION keeps them,
unless unexported is set.`,
    },
  }),
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
          select job.id, latest_execution, archived_on is null as is_open, ${IS_DONE} as done
          from job join mine on mine.id = job.account_id
        ),
        readings as (
          select result.id, received_at from reading_result result
            join rate_task on rate_task.id = task_id join jobs on jobs.id = job_id
        )
      select
        (select count(*) from mine where parent_id is null) as "accounts",
        (select count(*) from mine where parent_id is null and letter_run is null)
          as "accountsWithoutLetter",
        (select count(*) from mine where parent_id is not null) as "subAccesses",
        (select count(*) from jobs where is_open) as "jobs",
        (select count(*) from jobs where is_open and done) as "jobsDone",
        (select count(*) from jobs where is_open and not done
            and latest_execution < ${berlinDay(world.clock())})
          as "jobsOverdue",
        (select count(*) from jobs where not is_open) as "jobsArchived",
        (select count(*) from readings) as "readings",
        (select count(*) from readings
          where received_at > ${new Date(world.clock().getTime() - 86_400_000)})
          as "readingsOfLastDay",
        (select count(*) from not_readable join jobs on jobs.id = job_id)
          as "notReadable",
        (select count(*) from unlisted_reading where application_id = ${applicationId})
          as "unlisted",
        (select count(*) from anonymous_reading where application_id = ${applicationId})
          as "anonymous",
        (select count(*) from readings reading where ${isKept(sql`result_photo
          where result_id = reading.id`)}) as "unexportedReadings",
        (select count(*) from not_readable reading join jobs on jobs.id = job_id
          where ${isKept(sql`not_readable_photo where report_id = reading.id`)})
          as "unexportedNotReadable",
        (select count(*) from unlisted_reading reading where application_id = ${applicationId}
          and ${isKept(sql`unlisted_photo where reading_id = reading.id`)})
          as "unexportedUnlisted",
        (select count(*) from anonymous_reading reading where application_id = ${applicationId}
          and ${isKept(sql`anonymous_photo where reading_id = reading.id`)})
          as "unexportedAnonymous",
        (select count(*) from photo) as "photos"`.execute(world.database);
    const [counted = {}] = rows;
    const named = Object.entries(statsTexts).map(([key, label]) => ({
      key,
      label,
      count: Number(counted[key]),
    }));
    const lines = alignedTable(named.map(({ label, count }) => [label, count]));
    for (const line of lines) world.say(line);
    return Object.fromEntries(named.map(({ key, count }) => [key, count]));
  },
};
