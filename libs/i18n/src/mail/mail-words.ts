import type { NotReadableReason } from '@ablesbar/domain';
import { wordsIn } from './words-in';

/** The texts of the mails that the server sends. No app loads them. */
export interface MailWords {
  /** For the `lang` attribute. */
  readonly htmlLang: string;
  readonly share: {
    readonly subject: (application: string) => string;
    readonly intro: (giver: string) => string;
    readonly link: string;
    readonly otherwise: string;
    readonly portal: string;
    readonly username: string;
    readonly password: string;
    readonly secret: string;
  };
  readonly receipt: {
    readonly subject: (application: string) => string;
    readonly salutation: string;
    readonly intro: string;
    readonly meter: (meterNumber: string) => string;
    readonly readOn: (day: string) => string;
    readonly rate: string;
    readonly place: string;
    readonly accepted: string;
    readonly number: string;
    /** The title and the file name of the attached PDF. */
    readonly title: string;
    readonly file: string;
    /** In the place of the readings. */
    readonly notReadable: Readonly<Record<NotReadableReason, string>>;
    readonly keep: string;
  };
  /** The label of the link that stops the mails. */
  readonly stop: string;
  readonly closing: string;
  readonly automatic: string;
}

const de: MailWords = {
  htmlLang: 'de',
  share: {
    subject: (application) => `Ihr Zugang zur Zählerstandserfassung: ${application}`,
    intro: (giver) =>
      `${giver} hat Zähler für Sie freigegeben. Mit diesem Link können Sie die Stände ohne Passwort eintragen:`,
    link: 'Zu den Zählern',
    otherwise: 'Oder melden Sie sich im Portal an:',
    portal: 'Portal',
    username: 'Benutzername',
    password: 'Passwort',
    secret:
      'Behandeln Sie Link und Passwort vertraulich: Wer sie hat, kann für diese Zähler Stände senden.',
  },
  receipt: {
    subject: (application) => `Eingangsbestätigung Ihrer Zählerstände: ${application}`,
    salutation: 'Guten Tag,',
    intro: 'wir haben diese Zählerstände von Ihnen erhalten:',
    meter: (meterNumber) => `Zähler ${meterNumber}`,
    readOn: (day) => `abgelesen am ${day}`,
    rate: 'Stand',
    place: 'Ort',
    accepted: 'eingegangen',
    number: 'Nummer der Quittung',
    title: 'Eingangsbestätigung Ihrer Zählerstände',
    file: 'Quittung.pdf',
    notReadable: {
      NO_ACCESS: 'nicht abgelesen: kein Zugang zum Zähler',
      METER_REMOVED: 'nicht abgelesen: Zähler ausgebaut',
      METER_DEFECTIVE: 'nicht abgelesen: Zähler defekt oder Anzeige unlesbar',
      OTHER: 'nicht abgelesen: anderer Grund',
    },
    keep: 'Diese Nachricht bestätigt den Eingang. Bewahren Sie sie für Ihre Unterlagen auf.',
  },
  stop: 'Keine E-Mails mehr bekommen',
  closing: 'Freundliche Grüße',
  automatic: 'Diese E-Mail wurde automatisch erstellt. Antworten darauf liest niemand.',
};

const deInformal: MailWords = {
  ...de,
  share: {
    ...de.share,
    subject: (application) => `Dein Zugang zur Zählerstandserfassung: ${application}`,
    intro: (giver) =>
      `${giver} hat Zähler für dich freigegeben. Mit diesem Link kannst du die Stände ohne Passwort eintragen:`,
    otherwise: 'Oder melde dich im Portal an:',
    secret:
      'Behandle Link und Passwort vertraulich: Wer sie hat, kann für diese Zähler Stände senden.',
  },
  receipt: {
    ...de.receipt,
    subject: (application) => `Eingangsbestätigung deiner Zählerstände: ${application}`,
    salutation: 'Hallo,',
    intro: 'wir haben diese Zählerstände von dir erhalten:',
    title: 'Eingangsbestätigung deiner Zählerstände',
    keep: 'Diese Nachricht bestätigt den Eingang. Bewahre sie für deine Unterlagen auf.',
  },
  closing: 'Viele Grüße',
};

const en: MailWords = {
  htmlLang: 'en',
  share: {
    subject: (application) => `Your access to the meter readings: ${application}`,
    intro: (giver) =>
      `${giver} has shared meters with you. With this link you can enter the readings without a password:`,
    link: 'To the meters',
    otherwise: 'Or log in at the portal:',
    portal: 'Portal',
    username: 'Username',
    password: 'Password',
    secret:
      'Keep the link and the password to yourself: whoever has them can send readings for these meters.',
  },
  receipt: {
    subject: (application) => `We received your meter readings: ${application}`,
    salutation: 'Hello,',
    intro: 'we have received these meter readings from you:',
    meter: (meterNumber) => `Meter ${meterNumber}`,
    readOn: (day) => `read on ${day}`,
    rate: 'Reading',
    place: 'Place',
    accepted: 'received',
    number: 'Receipt number',
    title: 'Receipt for your meter readings',
    file: 'Receipt.pdf',
    notReadable: {
      NO_ACCESS: 'not read: no access to the meter',
      METER_REMOVED: 'not read: meter removed',
      METER_DEFECTIVE: 'not read: meter defective or display illegible',
      OTHER: 'not read: another reason',
    },
    keep: 'This message confirms that they arrived. Keep it for your records.',
  },
  stop: 'Get no more e-mails',
  closing: 'Kind regards',
  automatic: 'This e-mail was written automatically. Nobody reads answers to it.',
};

/** The mail texts in the first of these languages that we have, else in German. */
export function mailWords(...languages: readonly (string | null)[]): MailWords {
  return wordsIn({ de, 'de-informal': deInformal, en }, languages);
}
