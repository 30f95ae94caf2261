import { berlinDay, dayOfWire, lastResultOf, type MeterRateTask, unitOf } from '@ablesbar/domain';
import { formatDay, formatReading, inUnit, notReadableText, type Texts } from '@ablesbar/i18n';
import type { WireJob } from '../../job/wire-job';
import type { Cell } from '../../table/write-table';
import { alignedTable } from '../aligned-table';
import { nameOf } from '../reading/given-values';
import { refusalRow } from './customer-refusals';
import { customerTexts } from './customer-texts';
import type { CustomerAccess, CustomerCard, CustomerMail, LastArrival } from './read-customer';

/** Everything about the customer in lines. */
export function sayCustomer(
  { access, jobs, arrivals, unlisted, refusals, mails }: CustomerCard,
  pseudonym: string | null,
  texts: Texts,
): readonly string[] {
  const day = (moment: Date) => formatDay(berlinDay(moment), texts.language);
  return [
    access.name,
    ...alignedTable(accessRows(access, pseudonym, day)),
    ...table(
      customerTexts.jobs,
      jobs.map((job) => jobRow(job, arrivals, texts)),
    ),
    ...table(
      customerTexts.unlisted,
      unlisted.map(({ meterNumber, readingDate, readingValue }) => [
        ...[meterNumber, day(readingDate), readingValue],
      ]),
    ),
    ...table(
      customerTexts.refusals,
      refusals.map((one) => refusalRow(one, jobs, texts)),
    ),
    ...table(
      customerTexts.mails,
      mails.map((mail) => [day(mail.at), stateOf(mail), subjectOf(mail)]),
    ),
  ];
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): readonly string[] {
  return rows.length === 0 ? [] : ['', ...alignedTable([head, ...rows])];
}

function accessRows(
  access: CustomerAccess,
  pseudonym: string | null,
  day: (moment: Date) => string,
): readonly (readonly Cell[])[] {
  const { links, linkUntil, email, confirmedAt, stoppedAt } = access;
  const login = [
    access.isPrinted ? customerTexts.printed : customerTexts.notPrinted,
    links === 0
      ? customerTexts.noLink
      : customerTexts.linkUntil(linkUntil === null ? null : day(linkUntil)),
  ];
  const address = [
    email ?? customerTexts.noEmail,
    ...(email !== null && confirmedAt === null ? [customerTexts.unconfirmed] : []),
    ...(confirmedAt === null ? [] : [customerTexts.confirmed(day(confirmedAt))]),
    ...(stoppedAt === null ? [] : [customerTexts.stopped(day(stoppedAt))]),
  ];
  return [
    [customerTexts.customerNumber, access.customerNumber ?? '-'],
    [customerTexts.username, access.username],
    [customerTexts.login, login.join(', ')],
    [customerTexts.sessions, String(access.sessions)],
    [customerTexts.subAccesses, String(access.subAccesses)],
    [customerTexts.email, address.join(', ')],
    [customerTexts.pseudonym, pseudonym ?? '-'],
  ];
}

function jobRow(job: WireJob, arrivals: readonly LastArrival[], texts: Texts): readonly Cell[] {
  const { meterRateTasks: tasks, meterNumber } = job.meter;
  const deadline = dayOfWire(job.jobConstraints.latestExecution);
  return [
    job.id,
    meterNumber,
    deadline === null ? '-' : formatDay(deadline, texts.language),
    stateOfJob(job, arrivals, texts),
    [...new Set(tasks.map((task) => lastResultOf(task)?.receiptNumber ?? ''))].join(' ').trim(),
    tasks.flatMap((task) => valueOf(task, texts)).join('; '),
  ];
}

function stateOfJob(
  { done, notReadable, archivedOn, meter }: WireJob,
  arrivals: readonly LastArrival[],
  texts: Texts,
): string {
  const said = (wire: string) => {
    const day = dayOfWire(wire);
    return day === null ? '' : formatDay(day, texts.language);
  };
  if (notReadable !== null) {
    const { date, reason } = notReadable;
    return customerTexts.notReadable(said(date), texts.t(notReadableText[reason]));
  }
  const results = meter.meterRateTasks.flatMap((task) => lastResultOf(task) ?? []);
  const [first] = results;
  if (first === undefined) {
    return archivedOn === null ? customerTexts.open : customerTexts.closed(said(archivedOn));
  }
  if (!done) return customerTexts.partly;
  const isByPhone = meter.meterRateTasks.some(({ taskId }) =>
    arrivals.some((one) => one.taskId === taskId && one.channel === 'phone'),
  );
  return (isByPhone ? customerTexts.byPhone : customerTexts.sent)(said(first.readingDate));
}

function valueOf(task: MeterRateTask, texts: Texts): readonly string[] {
  const last = lastResultOf(task);
  if (last === null) return [];
  const written = formatReading(last.readingValue, task.postDecimals, texts.language);
  return [`${nameOf(task)} ${inUnit(written, unitOf(task))}`];
}

function stateOf({ state, attempts }: CustomerMail): string {
  if (state === 'waiting') return customerTexts.waiting(attempts);
  return state === 'file' ? customerTexts.asFile : customerTexts.reminded;
}

function subjectOf({ state, subject, reminder }: CustomerMail): string {
  if (reminder !== null) return customerTexts.reminder(reminder.jobId, reminder.deadline);
  return subject ?? (state === 'waiting' ? customerTexts.sealed : '');
}
