import type { FormEvent, ReactNode } from 'react';
import { Button, FormActions, type OpenEntry, OpenList, useTexts } from '@ablesbar/ui';
import type { TextKey } from '@ablesbar/i18n';
import type { EntryStep } from '@ablesbar/validation';
import { placeAfter } from '../entry/step-after';
import { useStartFact } from '../Wizard/use-wizard-state';
import { useStart } from '../Wizard/wizard-context';
import * as css from './StepForm.css';

export interface StepFormProps {
  readonly step: Exclude<EntryStep, 'SUMMARY'>;
  /** The problems that block the next step, each with its field. */
  readonly open: readonly OpenEntry[];
  /** True while the next step has to wait, for example for a photo that is being prepared. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

const OPEN_ID = 'wizard-open';

/** A step's fields, the list of what is still open, and the buttons for back and next. */
export function StepForm({ step, open, isWaiting = false, children }: StepFormProps) {
  const { t } = useTexts();
  const parts = useStart();
  const isChange = useStartFact(({ place }) => place.isChange);
  const isDone = open.length === 0;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isDone || parts.pieces === null) return;
    const { place, assessment } = parts.state.get();
    parts.places.go(placeAfter(place, assessment));
  };
  const leave = () => {
    if (parts.pieces !== null) parts.entries.clear();
  };
  const goBack = () => {
    if (parts.pieces !== null) parts.places.back();
  };

  return (
    <form noValidate onSubmit={goOn}>
      {children}
      <div className={css.open}>
        <OpenList id={OPEN_ID} title={t('wizard_open_title')} entries={open} />
      </div>
      <FormActions
        forward={
          <Button
            variant="primary"
            type="submit"
            disabled={!isDone}
            waiting={isDone && (isWaiting || parts.pieces === null)}
            {...(!isDone && { 'aria-describedby': OPEN_ID })}
          >
            {t(isChange ? 'wizard_next_change' : nextText[step])}
          </Button>
        }
        back={
          step === 'METER' && !isChange ? (
            <Button href={parts.homeHref} onClick={leave}>
              {t('wizard_cancel_action')}
            </Button>
          ) : (
            <Button onClick={goBack}>{t('wizard_back_action')}</Button>
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
