import { formatReading, inUnit, type Texts } from '@ablesbar/i18n';
import { LabelledValues, Section, useTexts } from '@ablesbar/ui';
import { useWizardState } from '../Wizard/wizard-context';
import type { WizardState } from '../Wizard/wizard-state';
import * as css from './later-steps.css';
import { meterKind, rateUnit, valueLabel } from './meter-words';

/** What the user has entered so far, below the card that replaces the form. */
export function EnteredSoFar() {
  const texts = useTexts();
  const lines = enteredLines(texts, useWizardState());
  if (lines.length === 0) return null;
  return (
    <div className={css.enteredSoFar}>
      <Section title={texts.t('wizard_kept_title')}>
        <LabelledValues items={lines} />
      </Section>
    </div>
  );
}

type Entered = Pick<WizardState, 'entry' | 'chosen' | 'rates'>;

/** The lines that the user has filled in. */
export function enteredLines(texts: Texts, { entry, chosen, rates }: Entered) {
  const { t, language } = texts;
  const { meterNumber, contact } = entry;
  const values = rates.map(({ rate, decimal, photos }) => {
    const unit = rateUnit(chosen, rate);
    const { postDecimals } = rate.readingConfig;
    return {
      label: valueLabel(t, chosen?.rates, rate),
      value: joined(', ', [
        decimal === null ? '' : inUnit(formatReading(decimal, postDecimals, language), unit),
        photos.length === 0 ? '' : t('wizard_summary_photos', { count: photos.length }),
      ]),
    };
  });
  return [
    {
      label: t('wizard_meter_title'),
      value: meterNumber === '' ? '' : joined(', ', [meterNumber, meterKind(texts, chosen)]),
    },
    ...values,
    { label: t('wizard_summary_name'), value: joined(' ', [contact.firstname, contact.lastname]) },
    {
      label: t('wizard_summary_address'),
      value: joined(', ', [
        joined(' ', [contact.street, contact.houseNumber]),
        joined(' ', [contact.zip, contact.city]),
      ]),
    },
  ].filter(({ value }) => value !== '');
}

function joined(by: string, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(by);
}
