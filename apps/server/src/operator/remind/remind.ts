import { addDays, berlinDay } from '@ablesbar/domain';
import { resolve } from 'node:path';
import type { ServedApplication } from '../../application/read-applications';
import { inConsoleLanguage, sayNames } from '../../base/console-language';
import { addressOf, customerOf } from '../../job/job-columns';
import { keyFileAt, requiredKey } from '../../keys/key-file';
import { queueMail } from '../../mail/waiting-mail';
import { tableKind } from '../../table/read-table';
import { writeTable } from '../../table/write-table';
import {
  type Command,
  type CommandInput,
  type CommandWords,
  type Facts,
  OperatorFailure,
  type OperatorWorld,
} from '../command';
import { APPLICATION_OPTION, chosenApplication, originOfLetters } from '../command-application';
import { changeDatabase, DRY_RUN, isDryRun } from '../dry-run';
import { type DueDays, type DueJob, findOpenJobs, noteDueJobs } from './open-jobs';
import { remindTexts } from './remind-texts';
import { reminderMail } from './reminder-mail';

const COLUMNS = [
  'customerNumber',
  'name',
  'jobId',
  'meterNumber',
  'street',
  'houseNumber',
  'zip',
  'city',
  'deadline',
  'hasEmail',
] as const;

export const remind: Command = {
  name: 'remind',
  example: 'remind --days 14 --last 3 --send',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: [],
      values: {
        days: 'so viele Tage vor der Frist die erste Erinnerung (14)',
        last: 'so viele Tage vor der Frist die letzte (3)',
        list: 'Datei: schreibt, wer noch nicht abgelesen hat, und sendet nichts',
        origin: 'die Adresse des Portals, wenn sie nicht in application.json steht',
        ...APPLICATION_OPTION,
      },
      switches: { send: 'sendet; sonst sagt der Befehl nur, was er senden würde', ...DRY_RUN },
      summary: 'erinnert per E-Mail an offene Ablesungen',
      details: `Nur wer zugestimmt hat, bekommt eine E-Mail: eine vor der Frist und eine kurz davor, nie nach der Frist oder nach der
Ablesung. Jeden Tag aufrufen: Was schon erinnert ist, bleibt liegen. Jede E-Mail hat einen Link, der sie abbestellt.
--list liste.csv (oder .xlsx, .json) hat je offener Ablesung eine Zeile:
${sayNames(COLUMNS)}`,
    },
    en: {
      words: [],
      values: {
        days: 'so many days before the deadline comes the first reminder (14)',
        last: 'so many days before the deadline comes the last one (3)',
        list: 'file: writes who has not read yet, and sends nothing',
        origin: 'the address of the portal, if it is not in application.json',
        ...APPLICATION_OPTION,
      },
      switches: { send: 'sends; otherwise the command only says what it would send', ...DRY_RUN },
      summary: 'reminds of open readings by e-mail',
      details: `Only those who have agreed get a mail: one before the deadline and one near it, never after it or after the reading.
Call it every day: what was reminded of is left alone. Each mail has a link that stops the mails.
--list list.csv (or .xlsx, .json) has one row per open reading:
${sayNames(COLUMNS)}`,
    },
  }),
  run: async (world, given) => {
    const application = chosenApplication(world, given);
    const { list } = given.values;
    if (list !== undefined) return writeList(world, application, resolve(world.cwd, list));
    const isSent = given.switches.has('send') && !isDryRun(given);
    const counts = await sendReminders(world, application, { given, isSent });
    world.say(isSent ? remindTexts.sent(counts) : remindTexts.would(counts));
    if (application.hosts.length === 0 && given.values['origin'] === undefined) {
      world.say(remindTexts.unknownAddress(originOfLetters(world, application, given)));
    }
    return { ...counts, isSent };
  },
};

async function writeList(
  { database, clock, progress, say }: OperatorWorld,
  { applicationId }: ServedApplication,
  path: string,
): Promise<Facts> {
  tableKind(path);
  let jobs = 0;
  await writeTable(path, COLUMNS, async (writer) => {
    for await (const job of findOpenJobs(database, { applicationId, today: berlinDay(clock()) })) {
      const { firstname, lastname, company } = customerOf(job.customer);
      const { street, houseNumber, zip, city } = addressOf(job.meter_address);
      const person = [firstname, lastname].filter(Boolean).join(' ');
      await writer.write([
        job.customer_number,
        [company, person].filter(Boolean).join(', ') || job.name,
        job.job_id,
        job.meter_number,
        ...[street, houseNumber, zip, city],
        job.deadline,
        job.has_email ? 'yes' : 'no',
      ]);
      jobs += 1;
    }
  });
  progress.end();
  say(remindTexts.listed(jobs, path));
  return { jobs, file: path };
}

async function sendReminders(
  world: OperatorWorld,
  application: ServedApplication,
  { given, isSent }: { readonly given: CommandInput; readonly isSent: boolean },
): Promise<{ readonly mails: number; readonly jobs: number }> {
  const now = world.clock();
  const days = dueDays(application, given, now);
  const key = requiredKey(keyFileAt(world.settings.keyFile));
  const about = { application, origin: originOfLetters(world, application, given), now };
  const rehearsed = new Set(isSent ? [] : ['dry-run']);
  let mails = 0;
  let jobs = 0;
  // Each part is stored by itself, so that an interrupted run is continued and not repeated.
  for (let after: string | null = ''; after !== null;) {
    const from: string = after;
    const part = await changeDatabase(
      world.database,
      { switches: rehearsed },
      async (transaction) => {
        const due = await noteDueJobs(transaction, days, { after: from, now });
        const customers = byCustomer(due?.jobs ?? []);
        for (const theirs of customers)
          await queueMail(transaction, key, reminderMail(theirs, about));
        return { last: due?.last ?? null, mails: customers.length, jobs: due?.jobs.length ?? 0 };
      },
    );
    mails += part.mails;
    jobs += part.jobs;
    after = part.last;
  }
  if (isSent) {
    await world.audit.record(world.database, 'reminders-sent', { counts: { mails } });
  }
  return { mails, jobs };
}

function byCustomer(jobs: readonly DueJob[]): readonly (readonly [DueJob, ...DueJob[]])[] {
  const customers = new Map<string, [DueJob, ...DueJob[]]>();
  for (const job of jobs) {
    const theirs = customers.get(job.account_id);
    if (theirs === undefined) customers.set(job.account_id, [job]);
    else theirs.push(job);
  }
  return [...customers.values()];
}

function dueDays(
  { applicationId }: ServedApplication,
  { values }: CommandInput,
  now: Date,
): DueDays {
  const today = berlinDay(now);
  const days = daysOf('days', values['days'] ?? '14');
  const last = daysOf('last', values['last'] ?? '3');
  if (last > days) throw new OperatorFailure(remindTexts.lateAfterEarly);
  return { applicationId, today, early: addDays(today, days), late: addDays(today, last) };
}

function daysOf(option: string, text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) <= 90) return Number(text);
  throw new OperatorFailure(remindTexts.badDays(option, text));
}
