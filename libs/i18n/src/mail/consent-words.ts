import { wordsIn } from './words-in';

/** A page that says one thing. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
}

/** The texts of the pages and the mail by which a customer agrees to get mails. No app loads them. */
export interface ConsentWords {
  readonly frame: {
    readonly portal: string;
    readonly imprint: string;
    readonly privacy: string;
  };
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly agree: (application: string) => string;
  readonly ask: string;
  readonly failed: string;
  readonly badEmail: string;
  readonly notAgreed: string;
  readonly waiting: (email: string) => PageWords;
  readonly resend: string;
  readonly goesTo: (email: string) => string;
  readonly change: PageWords;
  readonly confirm: (email: string) => PageWords;
  readonly confirmAction: string;
  readonly confirmed: PageWords;
  readonly stop: PageWords;
  readonly stopAction: string;
  readonly stopped: PageWords;
  readonly gone: PageWords;
  readonly tooOften: PageWords;
  readonly mail: {
    readonly subject: (application: string) => string;
    readonly salutation: string;
    readonly text: string;
    readonly link: string;
    readonly otherwise: string;
  };
}

const de: ConsentWords = {
  frame: { portal: 'Zum Portal', imprint: 'Impressum', privacy: 'Datenschutz' },
  title: 'Quittungen und Erinnerungen per E-Mail',
  intro:
    'Wir bestätigen Ihnen gesendete Zählerstände per E-Mail und erinnern Sie, bevor die Frist für eine Ablesung endet.',
  email: 'E-Mail-Adresse',
  agree: (application) =>
    `Ich möchte von ${application} Quittungen und Erinnerungen zu meinen Zählern per E-Mail bekommen. Das kann ich jederzeit beenden.`,
  ask: 'Bestätigungslink anfordern',
  failed: 'Fehler',
  badEmail: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
  notAgreed: 'Stimmen Sie zu, damit wir Ihnen schreiben dürfen.',
  waiting: (email) => ({
    title: 'Sehen Sie in Ihr Postfach',
    text: `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen. Ist nichts angekommen, sehen Sie auch im Spam-Ordner nach.`,
  }),
  resend: 'Noch einmal senden',
  goesTo: (email) => `Quittungen und Erinnerungen gehen an ${email}.`,
  change: {
    title: 'Adresse ändern',
    text: 'Die bisherige Adresse gilt, bis Sie die neue bestätigt haben.',
  },
  confirm: (email) => ({
    title: 'E-Mail-Adresse bestätigen',
    text: `Quittungen und Erinnerungen zu Ihren Zählern gehen dann an ${email}.`,
  }),
  confirmAction: 'Bestätigen',
  confirmed: {
    title: 'Ihre E-Mail-Adresse ist bestätigt',
    text: 'Quittungen und Erinnerungen kommen ab jetzt per E-Mail.',
  },
  stop: {
    title: 'E-Mails abbestellen',
    text: 'Sie bekommen dann keine Quittungen und keine Erinnerungen mehr per E-Mail.',
  },
  stopAction: 'Abbestellen',
  stopped: {
    title: 'Die E-Mails sind abbestellt',
    text: 'Im Portal können Sie sich jederzeit wieder registrieren.',
  },
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Fordern Sie im Portal einen neuen an.',
  },
  tooOften: {
    title: 'Das war zu oft',
    text: 'Versuchen Sie es morgen noch einmal.',
  },
  mail: {
    subject: (application) => `Bitte bestätigen Sie Ihre E-Mail-Adresse: ${application}`,
    salutation: 'Guten Tag,',
    text: 'im Portal für Zählerstände wurde diese Adresse für Quittungen und Erinnerungen eingetragen. Bitte bestätigen Sie innerhalb von 24 Stunden, dass sie Ihnen gehört:',
    link: 'Adresse bestätigen',
    otherwise:
      'Waren Sie das nicht, müssen Sie nichts tun: Ohne Bestätigung schreiben wir Ihnen nicht mehr.',
  },
};

const deInformal: ConsentWords = {
  ...de,
  intro:
    'Wir bestätigen dir gesendete Zählerstände per E-Mail und erinnern dich, bevor die Frist für eine Ablesung endet.',
  badEmail: 'Gib eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
  notAgreed: 'Stimme zu, damit wir dir schreiben dürfen.',
  waiting: (email) => ({
    title: 'Sieh in dein Postfach',
    text: `Wir haben einen Link an ${email} gesendet. Öffne ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen. Ist nichts angekommen, sieh auch im Spam-Ordner nach.`,
  }),
  change: {
    title: de.change.title,
    text: 'Die bisherige Adresse gilt, bis du die neue bestätigt hast.',
  },
  confirm: (email) => ({
    title: de.confirm('').title,
    text: `Quittungen und Erinnerungen zu deinen Zählern gehen dann an ${email}.`,
  }),
  confirmed: { ...de.confirmed, title: 'Deine E-Mail-Adresse ist bestätigt' },
  stop: {
    title: de.stop.title,
    text: 'Du bekommst dann keine Quittungen und keine Erinnerungen mehr per E-Mail.',
  },
  stopped: {
    title: de.stopped.title,
    text: 'Im Portal kannst du dich jederzeit wieder registrieren.',
  },
  gone: { title: de.gone.title, text: 'Fordere im Portal einen neuen an.' },
  tooOften: { title: de.tooOften.title, text: 'Versuche es morgen noch einmal.' },
  mail: {
    ...de.mail,
    subject: (application) => `Bitte bestätige deine E-Mail-Adresse: ${application}`,
    salutation: 'Hallo,',
    text: 'im Portal für Zählerstände wurde diese Adresse für Quittungen und Erinnerungen eingetragen. Bitte bestätige innerhalb von 24 Stunden, dass sie dir gehört:',
    otherwise:
      'Warst du das nicht, musst du nichts tun: Ohne Bestätigung schreiben wir dir nicht mehr.',
  },
};

const en: ConsentWords = {
  frame: { portal: 'To the portal', imprint: 'Imprint', privacy: 'Privacy' },
  title: 'Receipts and reminders by e-mail',
  intro: 'We confirm your meter readings by e-mail and remind you before a deadline ends.',
  email: 'E-mail address',
  agree: (application) =>
    `I would like to get receipts and reminders about my meters by e-mail from ${application}. I can end this at any time.`,
  ask: 'Send me a link to confirm',
  failed: 'Error',
  badEmail: 'Enter an e-mail address, for example name@example.com.',
  notAgreed: 'Agree, so that we may write to you.',
  waiting: (email) => ({
    title: 'Look into your inbox',
    text: `We have sent a link to ${email}. Open it within 24 hours to confirm the address. If nothing arrives, look into the spam folder as well.`,
  }),
  resend: 'Send it again',
  goesTo: (email) => `Receipts and reminders go to ${email}.`,
  change: {
    title: 'Change the address',
    text: 'The present address stays until you have confirmed the new one.',
  },
  confirm: (email) => ({
    title: 'Confirm your e-mail address',
    text: `Receipts and reminders about your meters will then go to ${email}.`,
  }),
  confirmAction: 'Confirm',
  confirmed: {
    title: 'Your e-mail address is confirmed',
    text: 'Receipts and reminders come by e-mail from now on.',
  },
  stop: {
    title: 'Stop the e-mails',
    text: 'You will get no more receipts and no more reminders by e-mail.',
  },
  stopAction: 'Stop the e-mails',
  stopped: {
    title: 'The e-mails have been stopped',
    text: 'You can register again in the portal at any time.',
  },
  gone: {
    title: 'This link is no longer valid',
    text: 'Ask for a new one in the portal.',
  },
  tooOften: { title: 'That was too often', text: 'Try again tomorrow.' },
  mail: {
    subject: (application) => `Please confirm your e-mail address: ${application}`,
    salutation: 'Hello,',
    text: 'this address was entered in the portal for meter readings, for receipts and reminders. Please confirm within 24 hours that it is yours:',
    link: 'Confirm the address',
    otherwise:
      'If it was not you, you need not do anything: without a confirmation we do not write again.',
  },
};

/** The texts in the first of these languages that we have, else in German. */
export function consentWords(...languages: readonly (string | null)[]): ConsentWords {
  return wordsIn({ de, 'de-informal': deInformal, en }, languages);
}
