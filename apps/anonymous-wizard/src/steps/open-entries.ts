import { sayProblem, type Texts } from '@ablesbar/i18n';
import type { OpenEntry } from '@ablesbar/ui';
import type { AnonymousProblem } from '@ablesbar/validation';
import type { EnteredRate } from '../entry/entry';
import { fieldId } from './field-id';
import { rateLabel } from './rate-label';

/** The open problems as sentences, each with the id of its field. */
export function openEntries(
  texts: Texts,
  problems: readonly AnonymousProblem[],
  rates: readonly EnteredRate[] = [],
): readonly OpenEntry[] {
  return problems.map((found) => {
    const words = sayFound(texts, found, rates);
    const entered = rates.find(({ rate }) => rate.obis === found.obis);
    const isOneOfMany = entered !== undefined && rates.length > 1;
    return {
      target: fieldId(found),
      words: isOneOfMany ? `${rateLabel(entered.rate)}: ${words}` : words,
    };
  });
}

export function sayFound(
  texts: Texts,
  { problem, obis }: AnonymousProblem,
  rates: readonly EnteredRate[],
): string {
  const entered = rates.find(({ rate }) => rate.obis === obis);
  return sayProblem(texts, problem, entered?.rate.readingConfig.postDecimals ?? 0);
}
