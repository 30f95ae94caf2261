import { inConsoleLanguage, sayCount } from '../../base/console-language';

const START = 'npm run operator --';

interface Login {
  readonly username: string;
  readonly password: string;
}

/** The texts of the commands about one access. */
export const accountTexts = inConsoleLanguage({
  de: {
    noCustomer: (customer: string) =>
      `Kein Zugang mit der Kundennummer oder dem Benutzernamen ${customer}. Schreibweise prüfen; Leerzeichen zählen mit.`,
    manyCustomers: (customer: string) =>
      `${customer} ist die Kundennummer des einen und der Benutzername eines anderen Zugangs: den anderen der beiden Namen angeben.`,
    accountExists: (customer: string) =>
      `Die Kundennummer ${customer} hat schon einen Zugang. Neue Anmeldedaten: ${START} letters <Datei> --customer ${customer}`,
    usernameTaken: (username: string) =>
      `Der Benutzername ${username} ist vergeben: mit --username einen anderen angeben oder weglassen.`,
    usernameTooShort: (least: number) =>
      `Die Anmeldung verlangt Benutzernamen mit mindestens ${least} Zeichen.`,
    nameMissing: 'Es fehlt --name: wie der Zugang heißt, z. B. "Erika Musterfrau".',
    accountMade: (login: Login) =>
      `Zugang angelegt. Benutzername: ${login.username}  Passwort: ${login.password}`,
    accountPossible: 'Der Zugang kann angelegt werden.',
    linkMade: (url: string) => `Anmeldung ohne Passwort: ${url}`,
    shownOnce: 'Beides steht nur hier; gespeichert sind Prüfsummen.',
    revoked: (username: string, subAccesses: number) =>
      `Gesperrt: ${username}${subAccesses === 0 ? '' : ` und ${sayCount(subAccesses, 'Unterzugang', 'Unterzugänge')}`}. Passwort, Link und alle Sitzungen gelten nicht mehr; Aufträge und Ablesungen bleiben.`,
    pseudonymOf: (username: string, pseudonym: string) =>
      `${username} heißt im Protokoll ${pseudonym}.`,
    accountOf: (username: string, customer: string | null) =>
      `Benutzername ${username}, ${customer === null ? 'ein Unterzugang' : `Kundennummer ${customer}`}.`,
    noPseudonym: (pseudonym: string) =>
      `Zu ${pseudonym} gibt es keinen Zugang: er ist gelöscht, oder die Zeile ist älter als die Schlüsseldatei.`,
  },
  en: {
    noCustomer: (customer) =>
      `No access with the customer number or username ${customer}. Check the spelling; spaces count.`,
    manyCustomers: (customer) =>
      `${customer} is the customer number of one access and the username of another: give the other of the two names.`,
    accountExists: (customer) =>
      `The customer number ${customer} has an access. A new login: ${START} letters <file> --customer ${customer}`,
    usernameTaken: (username) =>
      `The username ${username} is taken: give another one with --username, or none.`,
    usernameTooShort: (least) => `The login wants usernames with at least ${least} characters.`,
    nameMissing: '--name is missing: what the access is called, such as "Erika Musterfrau".',
    accountMade: (login) =>
      `Access created. Username: ${login.username}  Password: ${login.password}`,
    accountPossible: 'The access can be created.',
    linkMade: (url) => `Login without a password: ${url}`,
    shownOnce: 'Both are shown only here; the database has their hashes.',
    revoked: (username, subAccesses) =>
      `Revoked: ${username}${subAccesses === 0 ? '' : ` and ${sayCount(subAccesses, 'sub-access', 'sub-accesses')}`}. Password, link and all sessions have ended; jobs and readings stay.`,
    pseudonymOf: (username, pseudonym) => `The log calls ${username} ${pseudonym}.`,
    accountOf: (username, customer) =>
      `Username ${username}, ${customer === null ? 'a sub-access' : `customer number ${customer}`}.`,
    noPseudonym: (pseudonym) =>
      `No access belongs to ${pseudonym}: it is deleted, or the line is older than the key file.`,
  },
});
