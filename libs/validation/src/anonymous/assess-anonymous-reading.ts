import {
  type CalendarDay,
  EMPTY_VALUE,
  type Features,
  type ReadingValue,
  type AnonymousReadingConfig,
} from '@ablesbar/domain';
import { type FieldProblem, problemsAt } from '../problem/field-problem';
import type { ContactField, Problem } from '../problem/problem';
import { checkReadingDate } from '../reading/reading-date-window';
import { checkRatePhotos, checkRateValue, ratePhotos } from './check-rate';
import { checkReceiptEmail } from './check-receipt-email';
import { type ChosenMeter, chosenMeter, type MeterChoice } from './chosen-meter';
import { checkContact, type Contact, CONTACT_FIELDS } from './contact';
import { checkMeterNumber } from './meter-number';
import { selectedRates } from './selected-rates';
import { anonymousDateWindow } from './anonymous-date-window';
import type { EntryStep } from './wizard-progress';

/** Everything that the user enters in the wizard. */
export interface AnonymousReading extends MeterChoice {
  /** OBIS codes; null until the user adds or removes a rate. */
  readonly rates: readonly string[] | null;
  readonly readings: readonly RateReading[];
  /** Null if there is no date. */
  readonly day: CalendarDay | null;
  readonly contact: Contact;
  readonly readingReason: string | null;
  readonly hasConsented: boolean;
  readonly email: string;
}

export interface RateReading {
  readonly obis: string;
  readonly value: ReadingValue;
  /** Counts only photos that count (countedPhotos). Photos are refused if the field allows none. */
  readonly photoCount: number;
}

export type AnonymousField =
  | 'meterNumber'
  | 'readingValue'
  | 'readingImages'
  | 'readingDate'
  | ContactField
  | 'readingReason'
  | 'privacyConsent'
  | 'email';

export interface AnonymousProblem extends FieldProblem<AnonymousField> {
  /** The OBIS code of the rate; null if the problem belongs to no rate. */
  readonly obis: string | null;
}

/** The problems of each step, in the order of its fields. Every problem blocks. */
export type AnonymousAssessment = Readonly<Record<EntryStep, readonly AnonymousProblem[]>>;

export interface AnonymousSetting {
  readonly config: AnonymousReadingConfig;
  readonly features: Features;
  /**
   * True if the field for the receipt's address is shown. If it is hidden, the address of an old
   * draft must not block.
   */
  readonly asksEmail: boolean;
  readonly today: CalendarDay;
}

export function assessAnonymousReading(
  form: AnonymousReading,
  setting: AnonymousSetting,
): AnonymousAssessment {
  const { config, asksEmail } = setting;
  const chosen = chosenMeter(form, config.meters);
  return {
    METER: openAt([['meterNumber', checkMeterNumber(form.meterNumber, config)]]),
    METER_READING: chosen === null ? NOTHING_TO_READ : openReadings(form, chosen, setting),
    CONTACT: openAt([
      ...CONTACT_FIELDS.map((field) => [field, checkContact(field, form.contact[field])] as const),
      ['readingReason', checkReason(form.readingReason, config)],
    ]),
    SUMMARY: openAt([
      ['privacyConsent', form.hasConsented ? null : MISSING_CONSENT],
      ['email', asksEmail ? checkReceiptEmail(form.email) : null],
    ]),
  };
}

function openReadings(
  form: AnonymousReading,
  { rates }: ChosenMeter,
  { features, today }: AnonymousSetting,
): readonly AnonymousProblem[] {
  const selected = selectedRates(rates, form.rates);
  if (selected.length === 0) return NOTHING_TO_READ;
  const open = selected.flatMap((rate) => {
    const reading = form.readings.find(({ obis }) => obis === rate.obis);
    const photos = ratePhotos(rate, rates, features);
    const checks = [
      ['readingValue', checkRateValue(reading?.value ?? EMPTY_VALUE, rate)],
      ['readingImages', checkRatePhotos(reading?.photoCount ?? 0, photos, rate)],
    ] as const;
    return openAt(checks, rate.obis);
  });
  const date =
    form.day === null
      ? MISSING_DATE
      : checkReadingDate(form.day, anonymousDateWindow(rates, today));
  return [...open, ...openAt([['readingDate', date]])];
}

/** If the utility offers no reasons, none is required (customer decision 30). */
function checkReason(
  reason: string | null,
  { readingReasons }: AnonymousReadingConfig,
): Problem | null {
  return readingReasons.length === 0 || readingReasons.some(({ value }) => value === reason)
    ? null
    : { code: 'reading-reason-missing', severity: 'blocks' };
}

const MISSING_CONSENT: Problem = { code: 'consent-missing', severity: 'blocks' };
const MISSING_DATE: Problem = { code: 'date-missing', severity: 'blocks' };

/** Keeps the step open: a reading without a value must never be sent. */
const NOTHING_TO_READ = openAt([['readingValue', { code: 'value-missing', severity: 'blocks' }]]);

function openAt(
  checks: readonly (readonly [AnonymousField, Problem | null])[],
  obis: string | null = null,
): readonly AnonymousProblem[] {
  return problemsAt(checks).map((found) => ({ ...found, obis }));
}
