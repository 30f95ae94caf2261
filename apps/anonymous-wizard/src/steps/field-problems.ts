import { useState } from 'react';
import { sayProblem, type Texts } from '@ablesbar/i18n';
import { type OpenEntry, useTexts } from '@ablesbar/ui';
import type { AnonymousField, AnonymousProblem } from '@ablesbar/validation';
import type { EnteredRate } from '../entry/entry';
import { rateLabel } from './meter-words';
import { fieldId } from './StepForm';

/** The open problems as sentences, each with the id of its field. */
export function openEntries(
  texts: Texts,
  problems: readonly AnonymousProblem[],
  rates: readonly EnteredRate[] = [],
): readonly OpenEntry[] {
  return problems.map((found) => {
    const words = sayFieldProblem(texts, found, rates);
    const entered = rates.find(({ rate }) => rate.obis === found.obis);
    const isOneOfMany = entered !== undefined && rates.length > 1;
    return {
      target: fieldId(found),
      words: isOneOfMany ? `${rateLabel(entered.rate)}: ${words}` : words,
    };
  });
}

export function sayFieldProblem(
  texts: Texts,
  { problem, obis }: AnonymousProblem,
  rates: readonly EnteredRate[],
): string {
  const entered = rates.find(({ rate }) => rate.obis === obis);
  return sayProblem(texts, problem, entered?.rate.readingConfig.postDecimals ?? 0);
}

/** A field shows its problem only after the user has left it, not while typing. */
export function useLeftFields(problems: readonly AnonymousProblem[]) {
  const texts = useTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    leave: (field: AnonymousField) => () => setLeft(new Set([...left, field])),
    problemAt: (field: AnonymousField): string | undefined => {
      const found = left.has(field) ? problems.find((one) => one.field === field) : undefined;
      return found && sayFieldProblem(texts, found, []);
    },
  };
}
