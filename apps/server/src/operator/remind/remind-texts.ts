import { inConsoleLanguage, sayNumber } from '../../base/console-language';

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
      `${sayNumber(mails)} E-Mails zu ${sayNumber(jobs)} offenen Ablesungen wären zu senden. Senden: denselben Befehl mit --send.`,
    sent: ({ mails, jobs }: ReminderCounts) =>
      `${sayNumber(mails)} E-Mails zu ${sayNumber(jobs)} offenen Ablesungen warten; ein laufender Server sendet sie in den nächsten Minuten.`,
    reminding: 'Erinnern',
    listed: (jobs: number, path: string) =>
      `${sayNumber(jobs)} offene Ablesungen geschrieben: ${path}`,
    unknownAddress: (origin: string) =>
      `Die Adresse des Portals fehlt in application.json (hosts); die Links führen zu ${origin}. Mit --origin angeben.`,
  },
  en: {
    badDays: (option, text) => `--${option} ${text}: give a whole number from 0 to 90.`,
    lateAfterEarly: '--last is larger than --days: the last reminder comes after the first one.',
    would: ({ mails, jobs }) =>
      `${sayNumber(mails)} e-mails about ${sayNumber(jobs)} open readings would be sent. To send them: the same command with --send.`,
    sent: ({ mails, jobs }) =>
      `${sayNumber(mails)} e-mails about ${sayNumber(jobs)} open readings are waiting; a running server sends them within minutes.`,
    reminding: 'Reminding',
    listed: (jobs, path) => `${sayNumber(jobs)} open readings written: ${path}`,
    unknownAddress: (origin) =>
      `The address of the portal is missing in application.json (hosts); the links lead to ${origin}. Name it with --origin.`,
  },
});
