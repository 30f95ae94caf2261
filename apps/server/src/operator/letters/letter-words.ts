import { languagesToTry } from '@ablesbar/domain';
import type { ServedApplication } from '../../application/read-applications';
import { type LetterTemplate, parseTemplate } from '../../letter/letter-template';

/** The labels beside code and address, in one of the portal's languages. */
interface LetterWords {
  readonly locale: string;
  readonly otherwise: string;
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly passwordStays: string;
  readonly customerNumber: string;
  readonly meters: (count: number) => string;
}

/** Our text, for a utility that has none of its own. */
const formalText = parseTemplate(`# Ihre Zählerablesung online

Guten Tag,

bitte lesen Sie Ihre Zähler ab und senden Sie uns die Stände im Internet. Scannen Sie dazu den Code mit der Kamera Ihres Telefons: Sie sind dann ohne Passwort angemeldet.

**Bitte senden Sie uns Ihre Stände bis zum {{deadline}}.**

{{login}}

{{contact}}

Bewahren Sie diesen Brief gut auf und geben Sie ihn nicht weiter: Wer ihn hat, kann Ihre Zählerstände sehen und senden.`);

const informalText = parseTemplate(`# Deine Zählerablesung online

Guten Tag,

bitte lies deine Zähler ab und sende uns die Stände im Internet. Scanne dazu den Code mit der Kamera deines Telefons: Du bist dann ohne Passwort angemeldet.

**Bitte sende uns deine Stände bis zum {{deadline}}.**

{{login}}

{{contact}}

Bewahre diesen Brief gut auf und gib ihn nicht weiter: Wer ihn hat, kann deine Zählerstände sehen und senden.`);

const englishText = parseTemplate(`# Read your meters online

Dear customer,

please read your meters and send us the readings online. Scan the code with the camera of your phone: you are then logged in without a password.

**Please send us your readings by {{deadline}}.**

{{login}}

{{contact}}

Keep this letter safe and do not pass it on: whoever has it can see and send your readings.`);

const german: LetterWords = {
  locale: 'de-DE',
  otherwise: 'Oder melden Sie sich an:',
  address: 'Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  passwordStays: 'wie bisher',
  customerNumber: 'Kundennummer',
  meters: (count: number) =>
    count === 1 ? 'Ein Zähler' : `${count.toLocaleString('de-DE')} Zähler`,
};

const english: LetterWords = {
  locale: 'en-GB',
  otherwise: 'Or log in:',
  address: 'Address',
  username: 'Username',
  password: 'Password',
  passwordStays: 'as before',
  customerNumber: 'Customer number',
  meters: (count) => (count === 1 ? 'One meter' : `${count.toLocaleString('en-GB')} meters`),
};

export interface LetterForm {
  readonly words: LetterWords;
  readonly template: LetterTemplate;
}

/**
 * The letter in the language of the customer, else of the utility. Our text in that language is better
 * than the utility's in another one.
 */
export function letterForm(
  language: string | null,
  { config, letter }: Pick<ServedApplication, 'config' | 'letter'>,
): LetterForm {
  const chosen = language ?? config.languageConfig.defaultLanguage;
  const [template] = languagesToTry(chosen, chosen)
    .map((one) => letter.templates.get(one))
    .filter((one) => one !== undefined);
  if (chosen.startsWith('en')) return { words: english, template: template ?? englishText };
  if (chosen !== 'de-informal') return { words: german, template: template ?? formalText };
  const words = { ...german, otherwise: 'Oder melde dich an:' };
  return { words, template: template ?? informalText };
}
