import { isFeedIn } from './is-feed-in';

/** What names a rate, in a job or in a form of the wizard. */
export interface NamedRate {
  readonly rateName: string | null;
  readonly obis: string | null;
}

export interface RateName {
  /** With the mark in brackets if another rate has this name: 'Verbrauch (1-1:1.8.2)'. Empty if it has none. */
  readonly name: string;
  /** What tells the rate from the others of its name: its OBIS code or its position, else empty. */
  readonly mark: string;
}

/**
 * The name of a rate among all rates of its job or form, of which two may share a name
 * (customer decision 47).
 */
export function rateNameAmong<Rate extends NamedRate>(
  rates: readonly Rate[],
  rate: Rate,
): RateName {
  const name = wordsOf(rate.rateName);
  const alike = rates.filter((one) => sameWords(one.rateName, name));
  const code = wordsOf(rate.obis);
  if (alike.length < 2) return { name, mark: name === '' && rates.length > 1 ? code : '' };
  const isCodeUnique = alike.filter(({ obis }) => sameWords(obis, code)).length < 2;
  const mark = code !== '' && isCodeUnique ? code : String(rates.indexOf(rate) + 1);
  return { name: name === '' ? '' : `${name} (${mark})`, mark };
}

/**
 * Whether a reader needs the name and the code of a rate: its meter has others, or the rate counts
 * what is fed in. The name of any other single rate is a word of experts (D302).
 */
export function isRateNamed(
  ofMeter: readonly unknown[],
  { obis }: Pick<NamedRate, 'obis'>,
): boolean {
  return ofMeter.length > 1 || isFeedIn(obis);
}

const wordsOf = (text: string | null) => text?.trim() ?? '';
const sameWords = (text: string | null, words: string) =>
  wordsOf(text).toLowerCase() === words.toLowerCase();
