import { unitOf } from '@ablesbar/domain';
import { formatReading, inUnit, type Texts } from '@ablesbar/i18n';
import type { WizardState } from '../../Wizard/wizard-state';
import { meterKind } from '../meter-kind';
import { rateLabel } from '../rate-label';

type Entered = Pick<WizardState, 'entry' | 'chosen' | 'rates'>;

/** The lines that the user has filled in. */
export function keptLines(texts: Texts, { entry, chosen, rates }: Entered) {
  const { t, language } = texts;
  const { meterNumber, contact } = entry;
  const values = rates.map(({ rate, decimal, photos }) => {
    const unit =
      chosen === null ? '' : unitOf({ unit: null, obis: rate.obis }, chosen.meter.meterType);
    const { postDecimals } = rate.readingConfig;
    return {
      label: rateLabel(rate),
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
