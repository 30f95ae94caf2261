import {
  berlinDay,
  calendarDay,
  type CalendarDay,
  dayOfWire,
  lastResultOf,
  type MeterRateTask,
  readGermanDay,
  unitOf,
} from '@ablesbar/domain';
import { createTexts, formatDay, formatReading, inUnit, type Texts } from '@ablesbar/i18n';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { inConsoleLanguage } from '../../base/console-language';
import { doubtsOf } from '../../job/doubts';
import { fieldErrorsOf } from '../../job/field-errors';
import { domainJob } from '../../job/find-jobs';
import { assessSubmission, isBlocking } from '../../job/judge-submission';
import {
  sentReading,
  storedSubmission,
  SUBMISSION_STORING,
  type Submission,
} from '../../job/submission';
import { storeRefusal } from '../../reading/refused-reading';
import { type Command, type CommandWords, type Facts, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { changeDatabase, DRY_RUN, isDryRun } from '../dry-run';
import { findReadingJob } from './find-reading-job';
import { givenValues, nameOf, withRate } from './given-values';
import { queueReceipt } from './queue-receipt';
import { readingTexts } from './reading-texts';

export const enterReading: Command = {
  name: 'reading',
  example: 'reading 1ESY1160123456 43120,5 --day 2026-11-24 --dry-run',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Auftrag oder Zähler', 'Stand…'],
      values: {
        day: 'der Tag der Ablesung, z. B. 2026-11-24; sonst heute',
        rate: 'nur dieses Zählwerk: sein Name, OBIS oder taskId',
        comment: 'eine Bemerkung, wie sie der Kunde schreiben könnte',
        origin: 'die Adresse des Portals, wenn sie nicht in application.json steht',
        ...APPLICATION_OPTION,
      },
      switches: { yes: 'speichert auch, was zweifelhaft ist', ...DRY_RUN },
      summary: 'trägt einen Stand ein, den ein Kunde am Telefon nennt',
      details: `Ein Stand je Zählwerk, in der Reihenfolge des Zählers. Es gelten die Regeln der App: Was der Kunde nicht
senden könnte, wird abgelehnt; was die App zweifelhaft nennt, wird nur mit --yes gespeichert. Ein Foto ist
nicht nötig. Der Stand gehört dem Kunden wie ein gesendeter und ist in export readings als „phone“
gekennzeichnet (Spalte channel). Derselbe Stand noch einmal ändert nichts; ein anderer berichtigt ihn.
Wer Quittungen per E-Mail bekommt, bekommt sie auch hier, sobald alle Zählwerke abgelesen sind.`,
    },
    en: {
      words: ['job or meter', 'value…'],
      values: {
        day: 'the day of the reading, such as 2026-11-24; otherwise today',
        rate: 'only this rate: its name, OBIS or taskId',
        comment: 'a comment, such as the customer could write',
        origin: 'the address of the portal, if it is not in application.json',
        ...APPLICATION_OPTION,
      },
      switches: { yes: 'also stores what is doubtful', ...DRY_RUN },
      summary: 'enters a value that a customer tells by phone',
      details: `One value for each rate, in the order of the meter. The rules of the app hold: what the customer could not
send is refused; what the app calls doubtful is stored only with --yes. No photo is needed. The value
belongs to the customer like one that was sent, and export readings marks it as “phone” (column channel).
The same value once more changes nothing; another one corrects it. Whoever gets receipts by e-mail
also gets one here, as soon as all rates are read.`,
    },
  }),
  run: async (world, given): Promise<Facts> => {
    const application = chosenApplication(world, given);
    const { applicationId, config } = application;
    const [asked = '', ...typed] = given.words;
    const { day: typedDay, rate, comment } = given.values;
    const now = world.clock();
    const today = berlinDay(now);
    const day = dayOf(typedDay, today);
    const { job, accountId } = await findReadingJob(world.database, applicationId, asked);
    const values = givenValues(job.meter.meterRateTasks, typed, rate);
    const submission: Submission = {
      results: values.map(({ task, value }) => ({
        taskId: task.taskId,
        readingValue: value,
        ...(comment === undefined ? {} : { comment }),
      })),
      readingDate: day,
    };
    const { translations } = config.languageConfig;
    const texts = await createTexts({ language: readingTexts.language, translations });
    const entered = {
      customer: job.customer.customerNumber ?? accountId,
      meterNumber: job.meter.meterNumber,
      day: formatDay(day, texts.language),
      values: values.map(({ task, value }) => sayValue(task, value, texts)),
    };
    const facts = { jobId: job.id, meterNumber: job.meter.meterNumber, ...submission };
    const isThere = values.every(({ task, value }) => {
      const last = lastResultOf(task);
      return last?.readingValue === value && dayOfWire(last.readingDate) === day;
    });
    if (isThere) {
      world.say(readingTexts.alreadyThere(entered));
      return { ...facts, isStored: false };
    }
    const judged = domainJob(job, accountId);
    const problems = assessSubmission({
      job: judged,
      submission,
      config,
      today,
      isSpoken: true,
    });
    const rates = values.map(({ task }) => nameOf(task));
    const said = (some: typeof problems) =>
      fieldErrorsOf(some, texts).map(({ field = '', message }) => withRate(field, message, rates));
    const reasons = said(problems);
    const blocking = problems.filter(isBlocking);
    if (blocking.length > 0) {
      const refusal = { accountId, key: randomUUID(), channel: 'phone' as const, now };
      const sent = sentReading(job.id, submission);
      if (!isDryRun(given)) {
        // The clerk needs the reasons, also if the line cannot be stored.
        await storeRefusal(world.database, { ...refusal, sent, problems: blocking }).catch(() =>
          world.say(readingTexts.refusalNotStored),
        );
      }
      throw new OperatorFailure(readingTexts.refused(said(blocking)));
    }
    if (problems.length > 0 && !given.switches.has('yes')) {
      throw new OperatorFailure(readingTexts.doubtful(reasons));
    }
    const hasReceipt = await changeDatabase(world.database, given, async (transaction) => {
      const stored = storedSubmission({
        accountId,
        submission,
        doubts: doubtsOf(submission, judged, config),
        photos: [],
        now,
        channel: 'phone',
      });
      await sql`with new as (select ${JSON.stringify(stored)}::json as reading),
        ${SUBMISSION_STORING} select`.execute(transaction);
      const counts = { values: values.length };
      await world.audit.record(transaction, 'reading-entered', { account: accountId, counts });
      const whose = { jobId: job.id, accountId };
      return queueReceipt(transaction, whose, { world, application, given });
    });
    world.say(readingTexts.entered(entered));
    if (reasons.length > 0) world.say(readingTexts.despite(reasons));
    if (hasReceipt) world.say(readingTexts.receipt);
    return { ...facts, isStored: true, doubts: reasons, hasReceipt };
  },
};

function dayOf(text: string | undefined, today: CalendarDay): CalendarDay {
  if (text === undefined) return today;
  const day = calendarDay(text) ?? readGermanDay(text);
  if (day === null) throw new OperatorFailure(readingTexts.noDay(text));
  return day;
}

/** 'Hochtarif 43.120,5 kWh' */
function sayValue(task: MeterRateTask, value: number, texts: Texts): string {
  const written = formatReading(value, task.postDecimals, texts.language);
  return `${nameOf(task)} ${inUnit(written, unitOf(task))}`;
}
