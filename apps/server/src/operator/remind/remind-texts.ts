import { inConsoleLanguage, sayCount } from '../../base/console-language';

export interface ReminderCounts {
  readonly mails: number;
  readonly jobs: number;
}

export const remindTexts = inConsoleLanguage({
  de: {
    badDays: (option: string, text: string) =>
      `--${option} ${text}: eine ganze Zahl von 0 bis 90 angeben.`,
    lateAfterEarly: '--last ist größer als --days: die letzte Erinnerung kommt nach der ersten.',
    would: ({ mails, jobs }: ReminderCounts) =>
      `Zu senden: ${sayCount(mails, 'E-Mail', 'E-Mails')} zu ${sayCount(jobs, 'offenen Ablesung', 'offenen Ablesungen')}. Dafür denselben Befehl mit --send.`,
    sent: ({ mails, jobs }: ReminderCounts) =>
      `${sayCount(mails, 'E-Mail', 'E-Mails')} zu ${sayCount(jobs, 'offenen Ablesung', 'offenen Ablesungen')} im Ausgang; ein laufender Server sendet ihn in den nächsten Minuten.`,
    reminding: 'Erinnern',
    listed: (jobs: number, path: string) =>
      `${sayCount(jobs, 'offene Ablesung', 'offene Ablesungen')} geschrieben: ${path}`,
    unknownAddress: (origin: string) =>
      `Die Adresse des Portals fehlt in application.json (hosts); die Links führen zu ${origin}. Mit --origin angeben.`,
  },
  en: {
    badDays: (option, text) => `--${option} ${text}: give a whole number from 0 to 90.`,
    lateAfterEarly: '--last is larger than --days: the last reminder comes after the first one.',
    would: ({ mails, jobs }) =>
      `${sayCount(mails, 'e-mail', 'e-mails')} about ${sayCount(jobs, 'open reading', 'open readings')} would be sent. To send them: the same command with --send.`,
    sent: ({ mails, jobs }) =>
      `${sayCount(mails, 'e-mail', 'e-mails')} about ${sayCount(jobs, 'open reading', 'open readings')} queued; a running server sends what is queued within minutes.`,
    reminding: 'Reminding',
    listed: (jobs, path) => `${sayCount(jobs, 'open reading', 'open readings')} written: ${path}`,
    unknownAddress: (origin) =>
      `The address of the portal is missing in application.json (hosts); the links lead to ${origin}. Name it with --origin.`,
  },
});
