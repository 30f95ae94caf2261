import type { FormEvent, ReactNode } from 'react';
import { Button, FormActions, OpenList, useTexts } from '@ablesbar/ui';
import type { TextKey } from '@ablesbar/i18n';
import { type EntryStep, isStepDone } from '@ablesbar/validation';
import { placeAfter } from '../entry/step-after';
import { useWizardState } from '../Wizard/use-wizard-state';
import { useWizard } from '../Wizard/wizard-context';
import { openEntries } from './open-entries';
import * as css from './StepForm.css';

export interface StepFormProps {
  readonly step: Exclude<EntryStep, 'SUMMARY'>;
  readonly children: ReactNode;
}

const OPEN_ID = 'wizard-open';

/** A step's fields, what of them is still open, and the ways back and on. */
export function StepForm({ step, children }: StepFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const { places, entries, homeHref } = useWizard();
  const { assessment, place, rates } = useWizardState();
  const isDone = isStepDone(assessment, step);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isDone) places.go(placeAfter(place, assessment));
  };

  return (
    <form noValidate onSubmit={goOn}>
      {children}
      <div className={css.open}>
        <OpenList
          id={OPEN_ID}
          title={t('wizard_open_title')}
          entries={openEntries(texts, assessment[step], rates)}
        />
      </div>
      <FormActions
        forward={
          <Button
            variant="primary"
            type="submit"
            disabled={!isDone}
            {...(!isDone && { 'aria-describedby': OPEN_ID })}
          >
            {t(place.isChange ? 'wizard_next_change' : nextText[step])}
          </Button>
        }
        back={
          step === 'METER' && !place.isChange ? (
            <Button href={homeHref} onClick={entries.clear}>
              {t('wizard_cancel_action')}
            </Button>
          ) : (
            <Button onClick={places.back}>{t('wizard_back_action')}</Button>
          )
        }
      />
    </form>
  );
}

const nextText = {
  METER: 'wizard_next_reading',
  METER_READING: 'wizard_next_contact',
  CONTACT: 'wizard_next_summary',
} as const satisfies Record<StepFormProps['step'], TextKey>;
