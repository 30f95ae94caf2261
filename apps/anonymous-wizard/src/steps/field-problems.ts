import { useState } from 'react';
import { sayProblem, type TextKey, type Texts } from '@ablesbar/i18n';
import { type OpenEntry, useTexts } from '@ablesbar/ui';
import {
  type AnonymousField,
  type AnonymousProblem,
  CONTACT_FIELDS,
  type Contact,
} from '@ablesbar/validation';
import type { EnteredRate } from '../entry/entry';
import { rateLabel } from './meter-words';
import { fieldId } from './StepForm';

export const contactLabel = {
  firstname: 'wizard_firstname_label',
  lastname: 'wizard_lastname_label',
  street: 'wizard_street_label',
  houseNumber: 'wizard_house_number_label',
  zip: 'wizard_zip_label',
  city: 'wizard_city_label',
} as const satisfies Record<keyof Contact, TextKey>;

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
    const named = isOneOfMany ? rateLabel(entered.rate) : tooLongField(texts, found);
    return { target: fieldId(found), words: named === null ? words : `${named}: ${words}` };
  });
}

/** At its field, the sentence about a text that is too long needs no name, so it has none. */
function tooLongField({ t }: Texts, { field, problem }: AnonymousProblem): string | null {
  const named = CONTACT_FIELDS.find((one) => one === field);
  return problem.code === 'contact-too-long' && named ? t(contactLabel[named]) : null;
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
