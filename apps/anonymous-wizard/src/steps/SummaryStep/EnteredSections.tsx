import { reasonInLanguage } from '@ablesbar/domain';
import { formatDayWithWeekday, formatReading, inUnit } from '@ablesbar/i18n';
import { Button, DrumNumber, LabelledValues, Section, useTexts } from '@ablesbar/ui';
import type { EntryStep } from '@ablesbar/validation';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { meterKind, rateUnit, valueLabel } from '../meter-words';
import * as css from './SummaryStep.css';

export interface EnteredSectionsProps {
  /** The id of the words that say why nothing can be changed now, else null. */
  readonly lockedBy: string | null;
}

/** A button that would lead away from the reading that is on its way. */
export function lock(lockedBy: string | null) {
  return lockedBy === null ? {} : ({ blocked: true, 'aria-describedby': lockedBy } as const);
}

/** What was entered, in sections, each with a button that leads back to its step. */
export function EnteredSections({ lockedBy }: EnteredSectionsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { stepHistory } = useWizard();
  const { entry, chosen, rates, setting } = useWizardState();
  const { contact } = entry;
  const reason = setting.config.readingReasons.find(({ value }) => value === entry.readingReason);
  const change = (step: EntryStep, section: string) => (
    <span className={css.change}>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('wizard_change_label', { section })}
        onClick={() => stepHistory.go({ step, isChange: true })}
        {...lock(lockedBy)}
      >
        {t('wizard_reading_change')}
      </Button>
    </span>
  );
  const [values, meter, person] = [
    t('wizard_summary_values'),
    t('wizard_meter_title'),
    t('wizard_contact_title'),
  ];
  return (
    <>
      <Section title={values} aside={change('METER_READING', values)}>
        <LabelledValues
          items={rates.map(({ rate, decimal, photos }) => {
            const unit = rateUnit(chosen, rate);
            const { postDecimals } = rate.readingConfig;
            const words = inUnit(formatReading(decimal ?? '', postDecimals, language), unit);
            return {
              label: valueLabel(t, chosen?.rates, rate),
              value: (
                <>
                  <DrumNumber decimal={decimal ?? ''} unit={unit} label={words} wraps />
                  {photos.length > 0 && (
                    <span className={css.photos}>
                      {t('wizard_summary_photos', { count: photos.length })}
                    </span>
                  )}
                </>
              ),
            };
          })}
        />
      </Section>
      <Section title={meter} aside={change('METER', meter)}>
        <LabelledValues
          items={[
            { label: t('wizard_summary_number'), value: entry.meterNumber },
            { label: t('wizard_summary_type'), value: meterKind(texts, chosen) },
          ]}
        />
      </Section>
      <Section title={person} aside={change('CONTACT', person)}>
        <LabelledValues
          items={[
            {
              label: t('wizard_summary_name'),
              value: `${contact.firstname} ${contact.lastname}`,
            },
            {
              label: t('wizard_summary_address'),
              value: (
                <>
                  {contact.street} {contact.houseNumber}
                  <br />
                  {contact.zip} {contact.city}
                </>
              ),
            },
            ...(reason === undefined
              ? []
              : [
                  {
                    label: t('wizard_summary_reason'),
                    value: reasonInLanguage(reason, language).label,
                  },
                ]),
            ...(entry.day === null
              ? []
              : [
                  {
                    label: t('wizard_summary_date'),
                    value: formatDayWithWeekday(entry.day, language),
                  },
                ]),
          ]}
        />
      </Section>
    </>
  );
}
