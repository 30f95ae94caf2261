/** What a letter says, in one of the portal's languages. */
export interface LetterWords {
  readonly locale: string;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly deadline: (day: string) => string;
  readonly otherwise: string;
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly passwordStays: string;
  readonly customerNumber: string;
  readonly keep: string;
  readonly meters: (count: number) => string;
}

const labels = {
  locale: 'de-DE',
  greeting: 'Guten Tag,',
  address: 'Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  passwordStays: 'wie bisher',
  customerNumber: 'Kundennummer',
  meters: (count: number) =>
    count === 1 ? 'Ein Zähler' : `${count.toLocaleString('de-DE')} Zähler`,
};

const formal: LetterWords = {
  ...labels,
  subject: 'Ihre Zählerablesung online',
  body: 'bitte lesen Sie Ihre Zähler ab und senden Sie uns die Stände im Internet. Scannen Sie dazu den Code mit der Kamera Ihres Telefons: Sie sind dann ohne Passwort angemeldet.',
  deadline: (day) => `Bitte senden Sie uns Ihre Stände bis zum ${day}.`,
  otherwise: 'Oder melden Sie sich an:',
  keep: 'Bewahren Sie diesen Brief gut auf und geben Sie ihn nicht weiter: Wer ihn hat, kann Ihre Zählerstände sehen und senden.',
};

const informal: LetterWords = {
  ...labels,
  subject: 'Deine Zählerablesung online',
  body: 'bitte lies deine Zähler ab und sende uns die Stände im Internet. Scanne dazu den Code mit der Kamera deines Telefons: Du bist dann ohne Passwort angemeldet.',
  deadline: (day) => `Bitte sende uns deine Stände bis zum ${day}.`,
  otherwise: 'Oder melde dich an:',
  keep: 'Bewahre diesen Brief gut auf und gib ihn nicht weiter: Wer ihn hat, kann deine Zählerstände sehen und senden.',
};

const english: LetterWords = {
  locale: 'en-GB',
  subject: 'Read your meters online',
  greeting: 'Dear customer,',
  body: 'please read your meters and send us the readings online. Scan the code with the camera of your phone: you are then logged in without a password.',
  deadline: (day) => `Please send us your readings by ${day}.`,
  otherwise: 'Or log in:',
  address: 'Address',
  username: 'Username',
  password: 'Password',
  passwordStays: 'as before',
  customerNumber: 'Customer number',
  keep: 'Keep this letter safe and do not pass it on: whoever has it can see and send your readings.',
  meters: (count) => (count === 1 ? 'One meter' : `${count.toLocaleString('en-GB')} meters`),
};

/** The words in the language of the customer, else of the utility. */
export function letterWords(language: string | null, otherwise: string): LetterWords {
  const chosen = language ?? otherwise;
  if (chosen.startsWith('en')) return english;
  return chosen === 'de-informal' ? informal : formal;
}
