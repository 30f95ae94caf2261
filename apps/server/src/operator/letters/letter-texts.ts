import { inConsoleLanguage, sayCount } from '../../base/console-language';
import type { CommandWords } from '../command';
import { APPLICATION_OPTION } from '../command-application';
import { DRY_RUN } from '../dry-run';

/** As many letters as one run prints without `--most`. */
export const MOST = 10_000;

export const letterTexts = inConsoleLanguage({
  de: {
    unknownAddress: (origin: string) =>
      `Hinweis: Die Briefe führen zu ${origin}, denn application.json nennt unter hosts keine Adresse. Vor dem Druck eintragen oder mit --origin angeben.`,
    making: 'Briefe',
    notPdf: (path: string) =>
      `${path}: Die Endung .pdf angeben, oder .csv für eine Tabelle für die Druckerei.`,
    qrNeedsTable: '--qr gehört zu einer Tabelle (.csv): ein Brief als PDF enthält seinen Code.',
    badQrForm: (text: string) => `--qr-form ${text} gibt es nicht: svg oder png.`,
    noAddress: (count: number) =>
      `Ohne Anschrift: ${sayCount(count, 'Brief', 'Briefe')}. Es fehlt mailingZip oder mailingCity; der Ort des Zählers gilt nicht als Anschrift.`,
    would: (count: number) => `${sayCount(count, 'Brief würde', 'Briefe würden')} geschrieben.`,
    previewIsPdf: '--preview schreibt ein PDF: die Endung .pdf angeben.',
    previewed: (count: number, path: string) =>
      `Vorschau mit erfundenen Daten (${sayCount(count, 'Seite', 'Seiten')}): ${path}. Kein Link ist entstanden.`,
    tooLong: (customer: string) =>
      `Der Brief für ${customer} passt nicht auf eine Seite; es wurde keiner geschrieben. Den Text in letter.*.md oder contact.json kürzen und mit --preview ansehen.`,
    badLogo:
      'logo.png lässt sich nicht lesen; es wurde kein Brief geschrieben. Das Bild neu als PNG speichern.',
    badPicture: (file: string) =>
      `${file} lässt sich nicht lesen; es wurde kein Brief geschrieben. Das Bild neu als PNG oder JPEG speichern.`,
    exists: (path: string) =>
      `${path} gibt es schon und enthält vielleicht Anmeldungen, die nur dort stehen: einen anderen Namen angeben.`,
    badMost: (text: string) => `--most ${text} ist keine Zahl von 1 bis 100000.`,
    none: 'Alle Zugänge haben schon ihren Brief; es wurde keiner geschrieben. Für einen einzelnen: --customer <Kundennummer>.',
    noNumber: (customer: string) =>
      `Für ${customer} gibt es keinen Brief: Zugänge ohne Kundennummer bekommen ihre Anmeldung von dem, der sie angelegt hat.`,
    finished: (path: string) =>
      `Ein Lauf, der kurz vor dem Ende abgebrochen war, ist jetzt fertig: ${path}. Seine Anmeldungen gelten; für weitere Zugänge denselben Befehl mit einem anderen Namen aufrufen.`,
    running: 'Es läuft schon ein Lauf von Briefen; warten, bis er fertig ist.',
    done: (count: number, path: string) =>
      `${sayCount(count, 'Brief', 'Briefe')} geschrieben: ${path}`,
    secret: 'Die Datei enthält Anmeldungen: nach dem Druck löschen.',
  },
  en: {
    unknownAddress: (origin) =>
      `Note: the letters lead to ${origin}, because application.json names no address under hosts. Enter it before printing, or name it with --origin.`,
    making: 'Letters',
    notPdf: (path) =>
      `${path}: the name must end with .pdf, or with .csv for a table for a print house.`,
    qrNeedsTable: '--qr belongs to a table (.csv): a letter as PDF contains its code.',
    badQrForm: (text) => `--qr-form ${text} does not exist: svg or png.`,
    noAddress: (count) =>
      `Without an address: ${sayCount(count, 'letter', 'letters')}. mailingZip or mailingCity is missing; the meter's place does not count as one.`,
    would: (count) => `${sayCount(count, 'letter', 'letters')} would be written.`,
    previewIsPdf: '--preview writes a PDF: the name must end with .pdf.',
    previewed: (count, path) =>
      `Preview with made-up data (${sayCount(count, 'page', 'pages')}): ${path}. No link was made.`,
    tooLong: (customer) =>
      `The letter for ${customer} does not fit on one page; none was written. Shorten the text in letter.*.md or contact.json, and look at it with --preview.`,
    badLogo: 'logo.png cannot be read; no letter was written. Save the picture as PNG again.',
    badPicture: (file) =>
      `${file} cannot be read; no letter was written. Save the picture as PNG or JPEG again.`,
    exists: (path) =>
      `${path} already exists and may contain logins that are nowhere else: choose another name.`,
    badMost: (text) => `--most ${text} is no number from 1 to 100000.`,
    none: 'All accesses have their letter; none was written. For a single one: --customer <customer number>.',
    noNumber: (customer) =>
      `There is no letter for ${customer}: an access without a customer number gets its login from the person who made it.`,
    finished: (path) =>
      `A run that was interrupted just before its end is now complete: ${path}. Its logins are valid; for more accesses, repeat the command with another name.`,
    running: 'Another run of letters is going on; wait until it has finished.',
    done: (count, path) => `${sayCount(count, 'letter', 'letters')} written: ${path}`,
    secret: 'The file contains logins: delete it after printing.',
  },
});

export const letterHelp = inConsoleLanguage<CommandWords>({
  de: {
    words: ['Datei'],
    values: {
      customer: 'nur dieser; seine bisherige Anmeldung gilt dann nicht mehr',
      most: `höchstens so viele Briefe (${MOST})`,
      origin: 'die Adresse des Portals, wenn sie nicht in application.json steht',
      qr: 'zu einer Tabelle: schreibt jeden Code als Bild in diesen Ordner',
      'qr-form': 'svg (ohne Angabe) oder png',
      ...APPLICATION_OPTION,
    },
    switches: {
      ...DRY_RUN,
      preview: 'schreibt ein Muster je Sprache, mit erfundenen Daten und ohne Link',
    },
    summary: 'druckt Briefe mit Anmeldung und QR-Code',
    details: `Eine Seite je Zugang, der noch keine Anmeldung hat, nach Postleitzahl und Straße geordnet; die Anschrift
steht im Fenster eines langen Umschlags (DIN 5008 B). Ist eine Kampagne offen, bekommen auch die anderen
Kunden mit Aufträgen in ihr einen Brief: mit neuem Link, Passwort und Sitzungen bleiben. Links enden
30 Tage nach dem letzten Tag der Zähler. Passwörter stehen danach nur in dieser Datei.
Text, Maße und Logo sind die des Versorgers: letter.de.md, letter.de-informal.md und letter.en.md in seinem
Ordner (Muster: apps/server/examples/letters), "letter" in application.json, logo.png, contact.json.
Mit der Endung .csv entsteht eine Tabelle für die Druckerei: Anschrift, Frist, Link und Anmeldung.
Noch einmal aufgerufen schreibt es Briefe für die, die seitdem dazugekommen sind. Ein Abbruch lässt
alles, wie es war; war die Datei schon fertig, gibt der nächste Aufruf ihr den Namen.`,
  },
  en: {
    words: ['file'],
    values: {
      customer: 'only this one; the login before is then no longer valid',
      most: `at most that many letters (${MOST})`,
      origin: 'the address of the portal, if application.json does not name it',
      qr: 'with a table: writes each code as a picture into this folder',
      'qr-form': 'svg (without this option) or png',
      ...APPLICATION_OPTION,
    },
    switches: {
      ...DRY_RUN,
      preview: 'writes a sample for each language, with made-up data and no link',
    },
    summary: 'prints letters with a login and a QR code',
    details: `One page for each access without a login, sorted by postal code and street; the address stands in
the window of a long envelope (DIN 5008 B). While a campaign is open, the other customers with jobs in it
get a letter too: with a new link, while password and sessions stay. Links end 30 days after the last day
of the meters. Afterwards, passwords are only in this file.
Text, measures and logo are the utility's: letter.de.md, letter.de-informal.md and letter.en.md in its
folder (samples: apps/server/examples/letters), "letter" in application.json, logo.png, contact.json.
With the ending .csv, a table for a print house is written: address, deadline, link and login.
Called again, it writes letters for those who have come since. An interruption leaves everything as it
was; if the file was complete, the next call gives it its name.`,
  },
});
