/** The texts of the letters, in a utility's formal German, and of the command. */
export const letterTexts = {
  subject: 'Ihre Zählerablesung online',
  greeting: 'Guten Tag,',
  body: 'bitte lesen Sie Ihre Zähler ab und senden Sie uns die Stände im Internet. Scannen Sie dazu den Code mit der Kamera Ihres Telefons: Sie sind dann ohne Passwort angemeldet.',
  deadline: (day: string) => `Bitte senden Sie uns Ihre Stände bis zum ${day}.`,
  otherwise: 'Oder melden Sie sich an:',
  address: 'Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  passwordStays: 'wie bisher',
  customerNumber: 'Kundennummer',
  keep: 'Bewahren Sie diesen Brief gut auf und geben Sie ihn nicht weiter: Wer ihn hat, kann Ihre Zählerstände sehen und senden.',
  meters: (count: number) =>
    count === 1 ? 'Ein Zähler' : `${count.toLocaleString('de-DE')} Zähler`,

  unknownAddress: (origin: string) =>
    `Hinweis: Die Briefe führen zu ${origin}, denn application.json nennt unter hosts keine Adresse. Vor dem Druck eintragen oder mit --origin angeben.`,
  making: 'Briefe',
  notPdf: (path: string) => `${path}: Briefe werden als PDF geschrieben, die Endung .pdf angeben.`,
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
    `${count.toLocaleString('de-DE')} Briefe geschrieben: ${path}`,
  secret: 'Die Datei enthält Anmeldungen: nach dem Druck löschen.',
};
