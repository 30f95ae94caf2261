import { addDays, calendarDay, type CalendarDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import { formatDay, mailWords, reminderWords } from '@ablesbar/i18n';
import type { ServedApplication } from '../../application/read-applications';
import { addressOf } from '../../job/job-columns';
import { type Letter, renderLetter } from '../../mail/letter';
import { typedWords } from '../../mail/typed-words';
import type { MailToQueue } from '../../mail/waiting-mail';
import { STOP_PATH } from '../../registration/own-registration';
import type { DueJob } from './open-jobs';

/** A property manager has a thousand meters; the portal shows them all. */
const MOST_SHOWN = 20;

/** One mail for all jobs of a customer that are due. */
export function reminderMail(
  jobs: readonly [DueJob, ...DueJob[]],
  {
    application,
    origin,
    now,
  }: {
    readonly application: Pick<ServedApplication, 'name' | 'config'>;
    readonly origin: string;
    readonly now: Date;
  },
): MailToQueue {
  const [{ account_id: accountId, name, email, language: own, stop_token: stopToken }] = jobs;
  const { defaultLanguage } = application.config.languageConfig;
  const language = own ?? defaultLanguage;
  const words = reminderWords(language, defaultLanguage);
  const frame = mailWords(language, defaultLanguage);
  const isLate = jobs.some(({ kind }) => kind === 'late');
  const stopUrl = `${origin}${STOP_PATH}/${stopToken}`;
  const hidden = jobs.length - MOST_SHOWN;
  const letter: Letter = {
    subject: isLate ? words.late(application.name) : words.early(application.name),
    parts: [
      { kind: 'text', text: words.salutation },
      { kind: 'text', text: words.intro },
      {
        kind: 'rows',
        rows: jobs.slice(0, MOST_SHOWN).map(({ meter_number, meter_address, deadline }) => {
          const { street, houseNumber } = addressOf(meter_address);
          const place = [street, houseNumber].filter(Boolean).join(' ');
          const meter = words.meter(typedWords(meter_number));
          return [
            place === '' ? meter : `${meter}, ${typedWords(place)}`,
            words.until(formatDay(dayOf(deadline), language)),
          ];
        }),
      },
      ...(hidden > 0 ? [{ kind: 'text' as const, text: words.more(hidden) }] : []),
      { kind: 'link', label: words.link, url: `${origin}/ablesung` },
      { kind: 'text', text: words.done },
      { kind: 'link', label: frame.stop, url: stopUrl },
    ],
  };
  const first = jobs.map(({ deadline }) => deadline).sort()[0] ?? '';
  return {
    accountId,
    fromName: application.name,
    to: { name: typedWords(name), email },
    letter: renderLetter(letter, frame, application.name),
    stopUrl,
    // A mail server may be away for a day. After the deadline nobody is reminded.
    sendBefore: startOfBerlinDay(addDays(dayOf(first), 1)),
    now,
  };
}

function dayOf(text: string): CalendarDay {
  const day = calendarDay(text);
  if (day === null) throw new Error(`The database says that ${text} is a day.`);
  return day;
}
