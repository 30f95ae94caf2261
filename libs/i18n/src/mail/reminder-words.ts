import { wordsIn } from './words-in';

/** The texts of the mails that remind of open jobs. No app loads them. */
export interface ReminderWords {
  readonly early: (application: string) => string;
  readonly late: (application: string) => string;
  readonly salutation: string;
  readonly intro: string;
  readonly meter: (meterNumber: string) => string;
  readonly until: (day: string) => string;
  readonly more: (count: number) => string;
  readonly link: string;
  readonly done: string;
}

const de: ReminderWords = {
  early: (application) => `Bitte lesen Sie Ihre Zähler ab: ${application}`,
  late: (application) => `Bald endet die Frist für Ihre Zählerstände: ${application}`,
  salutation: 'Guten Tag,',
  intro:
    'diese Zählerstände fehlen uns noch von Ihnen. Bitte senden Sie sie bis zum genannten Tag:',
  meter: (meterNumber) => `Zähler ${meterNumber}`,
  until: (day) => `bis ${day}`,
  more: (count) => `und ${count} weitere`,
  link: 'Stände eintragen',
  done: 'Haben Sie die Stände inzwischen gesendet, ist alles erledigt.',
};

const deInformal: ReminderWords = {
  ...de,
  early: (application) => `Bitte lies deine Zähler ab: ${application}`,
  late: (application) => `Bald endet die Frist für deine Zählerstände: ${application}`,
  salutation: 'Hallo,',
  intro: 'diese Zählerstände fehlen uns noch von dir. Bitte sende sie bis zum genannten Tag:',
  done: 'Hast du die Stände inzwischen gesendet, ist alles erledigt.',
};

const en: ReminderWords = {
  early: (application) => `Please read your meters: ${application}`,
  late: (application) => `The deadline for your meter readings ends soon: ${application}`,
  salutation: 'Hello,',
  intro: 'we still need these meter readings from you. Please send them by the day shown:',
  meter: (meterNumber) => `Meter ${meterNumber}`,
  until: (day) => `by ${day}`,
  more: (count) => `and ${count} more`,
  link: 'Enter the readings',
  done: 'If you have sent the readings in the meantime, everything is done.',
};

/** The texts in the first of these languages that we have, else in German. */
export function reminderWords(...languages: readonly (string | null)[]): ReminderWords {
  return wordsIn({ de, 'de-informal': deInformal, en }, languages);
}
