import { addDays, calendarDay, type CalendarDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import { formatDay, reminderWords } from '@ablesbar/i18n';
import { addressOf } from '../../job/job-columns';
import type { Letter } from '../../mail/letter';
import { utilityWords } from '../../mail/typed-words';
import type { MailToQueue } from '../../mail/waiting-mail';
import { accountMail, type MailFrame, type MailSender } from '../../registration/account-mail';
import type { DueJob } from './open-jobs';

/** A property manager has a thousand meters; the portal shows them all. */
const MOST_SHOWN = 20;

/** One mail for all jobs of a customer that are due. */
export function reminderMail(
  jobs: readonly [DueJob, ...DueJob[]],
  sender: MailSender,
): MailToQueue {
  const [{ account_id: accountId, stop_token: stopToken, name, email, language }] = jobs;
  const reader = { accountId, stopToken, name, email, language };
  const first = jobs.map(({ deadline }) => deadline).sort()[0] ?? '';
  return {
    ...accountMail(reader, sender, (frame) => reminderLetter(jobs, sender, frame)),
    // A mail server may be away for a day. After the deadline nobody is reminded.
    sendBefore: startOfBerlinDay(addDays(dayOf(first), 1)),
  };
}

function reminderLetter(
  jobs: readonly DueJob[],
  { application, origin }: MailSender,
  { language, defaultLanguage, words: { stop }, stopUrl }: MailFrame,
): Letter {
  const words = reminderWords(language, defaultLanguage);
  const isLate = jobs.some(({ kind }) => kind === 'late');
  const hidden = jobs.length - MOST_SHOWN;
  return {
    subject: isLate ? words.late(application.name) : words.early(application.name),
    parts: [
      { kind: 'text', text: words.salutation },
      { kind: 'text', text: words.intro },
      {
        kind: 'rows',
        rows: jobs.slice(0, MOST_SHOWN).map(({ meter_number, meter_address, deadline }) => {
          const { street, houseNumber } = addressOf(meter_address);
          const place = [street, houseNumber].filter(Boolean).join(' ');
          const meter = words.meter(utilityWords(meter_number));
          return [
            place === '' ? meter : `${meter}, ${utilityWords(place)}`,
            words.until(formatDay(dayOf(deadline), language)),
          ];
        }),
      },
      ...(hidden > 0 ? [{ kind: 'text' as const, text: words.more(hidden) }] : []),
      { kind: 'link', label: words.link, url: `${origin}/ablesung` },
      { kind: 'text', text: words.done },
      { kind: 'link', label: stop, url: stopUrl },
    ],
  };
}

function dayOf(text: string): CalendarDay {
  const day = calendarDay(text);
  if (day === null) throw new Error(`The database says that ${text} is a day.`);
  return day;
}
