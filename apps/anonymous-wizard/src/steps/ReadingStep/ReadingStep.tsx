import { useEffect, useRef, useState } from 'react';
import { mediumText } from '@ablesbar/i18n';
import { Button, MediumIcon, ReadingDateInput, Section, useTexts } from '@ablesbar/ui';
import { nextRate, anonymousDateWindow, withRateAdded } from '@ablesbar/validation';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { fieldId, StepForm, StepTitle } from '../StepForm';
import { openEntries, sayFieldProblem } from '../field-problems';
import { rateUnit } from '../meter-words';
import { choiceId, RateEntry } from './RateEntry';
import * as css from './ReadingStep.css';

const ADD_ID = 'wizard-rate-add';

/** Asks for the counter values, one per rate, and for the day of the reading. */
export function ReadingStep() {
  const texts = useTexts();
  const { t } = texts;
  const { entries, stepHistory } = useWizard();
  const { entry, chosen, rates, isScaling, assessment, setting } = useWizardState();
  const rateList = useRef<HTMLDivElement>(null);
  // The control that changed the rates is gone with them, so another one takes the focus.
  const [next, setNext] = useState<{ readonly focus: string } | null>(null);
  useEffect(() => {
    if (next !== null) rateList.current?.querySelector<HTMLElement>(next.focus)?.focus();
  }, [next]);
  if (chosen === null) return null;
  const { meterType } = chosen.meter;
  const problems = assessment.METER_READING;
  const dateProblem = problems.find(({ field }) => field === 'readingDate');
  const window = anonymousDateWindow(chosen.rates, setting.today);
  const added = nextRate(chosen.rates, entry.rates);
  return (
    <>
      <StepTitle>{t('wizard_reading_title')}</StepTitle>
      <p className={css.meter}>
        <span className={css.medium}>
          <MediumIcon meterType={meterType} size={20} /> {t(mediumText[meterType])}
        </span>
        <span className={css.number}>{entry.meterNumber}</span>
        <span className={css.change}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('wizard_change_label', { section: t('wizard_meter_title') })}
            onClick={() => stepHistory.go({ step: 'METER', isChange: false })}
          >
            {t('wizard_reading_change')}
          </Button>
        </span>
      </p>
      <StepForm
        step="METER_READING"
        open={openEntries(texts, problems, rates)}
        isWaiting={isScaling}
      >
        <div ref={rateList}>
          {rates.map((entered) => (
            <RateEntry
              key={entered.rate.obis}
              entered={entered}
              unit={rateUnit(chosen, entered.rate)}
              all={chosen.rates}
              problems={problems.filter(({ obis }) => obis === entered.rate.obis)}
              onReplaced={(by) => setNext({ focus: `#${choiceId(by)} select` })}
              onRemoved={() => setNext({ focus: `#${ADD_ID} button` })}
            />
          ))}
          {added !== null && (
            <div className={css.add} id={ADD_ID}>
              <Button
                onClick={() => {
                  entries.change({ rates: withRateAdded(chosen.rates, entry.rates) });
                  const { obis } = added;
                  setNext({ focus: `#${fieldId({ field: 'readingValue', obis })}` });
                }}
              >
                {t('wizard_rate_add')}
              </Button>
            </div>
          )}
        </div>
        <Section title={t('wizard_date_title')}>
          <ReadingDateInput
            inputId={fieldId({ field: 'readingDate', obis: null })}
            value={entry.day ?? setting.today}
            today={setting.today}
            earliest={window.earliest}
            latest={window.latest}
            onChange={(day) => entries.change({ day })}
            problem={dateProblem && sayFieldProblem(texts, dateProblem, rates)}
          />
        </Section>
      </StepForm>
    </>
  );
}
