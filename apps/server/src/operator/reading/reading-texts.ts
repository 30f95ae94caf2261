import { inConsoleLanguage, sayCount } from '../../base/console-language';

interface Entered {
  readonly customer: string;
  readonly meterNumber: string;
  readonly day: string;
  /** 'Hochtarif 43.120,5 kWh'. */
  readonly values: readonly string[];
}

/** The texts of the command that enters a reading for a customer. */
export const readingTexts = inConsoleLanguage({
  de: {
    language: 'de',
    noJob: (asked: string) =>
      `Kein Auftrag mit der Nummer oder Zählernummer ${asked}. Mit „customer <Name>“ nach dem Kunden suchen.`,
    manyJobs: (asked: string, jobs: readonly string[]) =>
      `Mehrere Aufträge haben den Zähler ${asked}; die Nummer des Auftrags angeben: ${jobs.join(', ')}.`,
    noRate: (rate: string, rates: readonly string[]) =>
      `Kein einzelnes Zählwerk heißt ${rate}; vorhanden: ${rates.join(', ')}.`,
    valueCount: (given: number, rates: readonly string[]) =>
      `${sayCount(given, 'Stand', 'Stände')} für ${sayCount(rates.length, 'Zählwerk', 'Zählwerke')}: in dieser Reihenfolge angeben oder eines mit --rate: ${rates.join(', ')}.`,
    noNumber: (text: string) =>
      `${text} ist kein Stand: als Zahl ohne Einheit angeben, z. B. 43120,5.`,
    noDay: (text: string) => `--day ${text} ist kein Tag: als 2026-11-24 oder 24.11.2026 angeben.`,
    refused: (reasons: readonly string[]) =>
      `Nicht gespeichert, denn auch der Kunde könnte das nicht senden: ${reasons.join(' ')}`,
    refusalNotStored:
      'Dass und warum das abgelehnt ist, ließ sich nicht speichern; customer zeigt es nicht.',
    doubtful: (reasons: readonly string[]) =>
      `Nicht gespeichert, denn das ist zweifelhaft: ${reasons.join(' ')} Nachfragen; wenn es stimmt, denselben Befehl mit --yes wiederholen.`,
    alreadyThere: (one: Entered) => `Steht schon da, nichts geändert: ${said(one)}`,
    entered: (one: Entered) => `Gespeichert, als telefonisch gekennzeichnet: ${said(one)}`,
    receipt: 'Die Quittung geht per E-Mail an den Kunden.',
    despite: (reasons: readonly string[]) => `Trotzdem gespeichert: ${reasons.join(' ')}`,
  },
  en: {
    language: 'en',
    noJob: (asked) =>
      `No job with the number or meter number ${asked}. Look for the customer with “customer <name>”.`,
    manyJobs: (asked, jobs) =>
      `Several jobs have the meter ${asked}; give the number of the job: ${jobs.join(', ')}.`,
    noRate: (rate, rates) => `No single rate is called ${rate}; there are: ${rates.join(', ')}.`,
    valueCount: (given, rates) =>
      `${sayCount(given, 'value', 'values')} for ${sayCount(rates.length, 'rate', 'rates')}: give them in this order, or one with --rate: ${rates.join(', ')}.`,
    noNumber: (text) => `${text} is no value: give a number without a unit, such as 43120,5.`,
    noDay: (text) => `--day ${text} is no day: give it as 2026-11-24 or 24.11.2026.`,
    refused: (reasons) =>
      `Not stored, as the customer could not send it either: ${reasons.join(' ')}`,
    refusalNotStored: 'The refusal could not be stored; customer does not show it.',
    doubtful: (reasons) =>
      `Not stored, as it is doubtful: ${reasons.join(' ')} Ask; if it is right, repeat the same command with --yes.`,
    alreadyThere: (one) => `Is already there, nothing changed: ${said(one)}`,
    entered: (one) => `Stored, marked as by phone: ${said(one)}`,
    receipt: 'The receipt goes to the customer by e-mail.',
    despite: (reasons) => `Stored in spite of: ${reasons.join(' ')}`,
  },
});

function said({ customer, meterNumber, day, values }: Entered): string {
  return `${customer}, ${meterNumber}, ${day}: ${values.join('; ')}`;
}
