import {
  type AnonymousMeterConfig,
  type CalendarDay,
  type Config,
  dayOfWire,
  valueOfNumber,
} from '@ablesbar/domain';
import {
  type AnonymousProblem,
  assessAnonymousReading,
  chosenMeter,
  type MeterChoice,
  type Problem,
} from '@ablesbar/validation';
import type { AnonymousSubmission } from './anonymous-body';

export interface SubmissionProblem {
  readonly field: string;
  readonly places: number;
  readonly problem: Problem | { readonly code: 'not-offered' };
}

/**
 * Applies the rules of the wizard again. The call does not say which form of the meter the user
 * chose in the wizard. So the server accepts a submission that any of these forms accepts.
 */
export function judgeAnonymousReading(
  submission: AnonymousSubmission,
  config: Config,
  today: CalendarDay,
): readonly SubmissionProblem[] {
  const { meters } = config.unknownUserReading;
  const meter = meters.find(({ meterType }) => meterType === submission.meterType);
  if (meter === undefined) return [notOffered('meterType')];
  const forms = choicesOf(meter, submission.meterNumber).filter((choice) =>
    hasAllRates(choice, submission, config),
  );
  if (forms.length === 0) return [notOffered('readingValues')];
  const judged = forms.map((choice) => problemsOf(choice, submission, config, today));
  return judged.find((problems) => problems.length === 0) ?? judged[0] ?? [];
}

/**
 * The submission with the utility's names of the rates. A receipt shows them, and a sender could write
 * anything there in the name of the utility. An accepted submission has only known rates.
 */
export function withKnownNames(
  submission: AnonymousSubmission,
  { unknownUserReading: { meters } }: Config,
): AnonymousSubmission {
  const rates = meters
    .filter(({ meterType }) => meterType === submission.meterType)
    .flatMap((meter) => choicesOf(meter, submission.meterNumber))
    .flatMap((choice) => chosenMeter(choice, meters)?.rates.meterRateConfigs ?? []);
  const readingValues = submission.readingValues.map((reading) => {
    const names = rates.filter(({ obis }) => obis === reading.obis).map((rate) => rate.rateName);
    // Two forms of a meter may name the same rate differently.
    const rateName = names.includes(reading.rateName) ? reading.rateName : (names[0] ?? '');
    return { ...reading, rateName };
  });
  return { ...submission, readingValues };
}

function choicesOf(
  { meterType, subTypeMeterConfigs, customMeterConfig }: AnonymousMeterConfig,
  meterNumber: string,
): readonly MeterChoice[] {
  const subTypes = subTypeMeterConfigs.map(({ subType }) => subType);
  const choices = (subTypes.length > 0 ? subTypes : [null]).map((subType) => ({
    meterNumber,
    meterType,
    subType,
    isCustom: false,
  }));
  const [first] = choices;
  const hasCustom = customMeterConfig !== null && first !== undefined;
  return hasCustom ? [...choices, { ...first, isCustom: true }] : choices;
}

/** Whether each sent rate appears only once and belongs to this form. */
function hasAllRates(
  choice: MeterChoice,
  { readingValues }: AnonymousSubmission,
  { unknownUserReading }: Config,
): boolean {
  const known = chosenMeter(choice, unknownUserReading.meters)?.rates.meterRateConfigs ?? [];
  const codes = readingValues.map(({ obis }) => obis);
  return (
    new Set(codes).size === codes.length &&
    codes.every((code) => known.some(({ obis }) => obis === code))
  );
}

function problemsOf(
  choice: MeterChoice,
  submission: AnonymousSubmission,
  { unknownUserReading: config, features }: Config,
  today: CalendarDay,
): readonly SubmissionProblem[] {
  const { readingValues, readingDate, contact, readingReason, email } = submission;
  const rates = chosenMeter(choice, config.meters)?.rates.meterRateConfigs ?? [];
  const placesOf = (obis: string | null) =>
    rates.find((rate) => rate.obis === obis)?.readingConfig ?? NO_PLACES;
  const form = {
    ...choice,
    rates: readingValues.map(({ obis }) => obis),
    readings: readingValues.map(({ obis, value, readingImages = [] }) => {
      const { queryPostDecimals, postDecimals } = placesOf(obis);
      // A JSON number has lost its trailing zeros. They count where the form asks for all decimals.
      const typed = valueOfNumber(value, queryPostDecimals ? postDecimals : 0);
      return { obis, value: typed, photoCount: readingImages.length };
    }),
    day: dayOfWire(readingDate),
    contact,
    readingReason: readingReason ?? null,
    // The user consents on the page. The call does not carry the consent.
    hasConsented: true,
    email: email ?? '',
  };
  const assessed = assessAnonymousReading(form, { config, features, asksEmail: true, today });
  return Object.values(assessed)
    .flat()
    .map((found) => ({
      field: fieldOf(found, submission),
      places: placesOf(found.obis).postDecimals,
      problem: found.problem,
    }));
}

const NO_PLACES = { queryPostDecimals: false, postDecimals: 0 };

/** The field of the body that has the problem. */
function fieldOf({ field, obis }: AnonymousProblem, submission: AnonymousSubmission): string {
  if (Object.hasOwn(submission.contact, field)) return `contact.${field}`;
  if (obis === null) return field;
  const index = submission.readingValues.findIndex((reading) => reading.obis === obis);
  return `readingValues.${index}.${field === 'readingValue' ? 'value' : field}`;
}

function notOffered(field: string): SubmissionProblem {
  return { field, places: 0, problem: { code: 'not-offered' } };
}
