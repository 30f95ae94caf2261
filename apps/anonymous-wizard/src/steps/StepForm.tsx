import { type FormEvent, memo, type ReactNode, useEffect } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import { Button, FormActions, type OpenEntry, OpenList, ScreenTitle, useTexts } from '@ablesbar/ui';
import type { AnonymousProblem, EntryStep } from '@ablesbar/validation';
import { placeAfter } from '../entry/step-after';
import { useStart, useStartFact } from '../Wizard/wizard-context';
import * as css from '../Wizard/Wizard.css';

/** The h1 of a step. The title of the browser tab contains it too. */
export const StepTitle = memo(function StepTitle({ children: title }: { children: string }) {
  const { t } = useTexts();
  const { applicationName, nameTab, showTop } = useStart();
  const name = applicationName === '' ? t('frame_product_name') : applicationName;
  const tab = name && t('wizard_page_title', { title, applicationName: name });
  useEffect(() => {
    if (tab !== null) nameTab(tab);
  }, [nameTab, tab]);
  // In braces: newer browsers return a promise from a scroll, and an effect may return only a cleanup.
  useEffect(() => {
    showTop();
  }, [showTop]);
  return <ScreenTitle>{title}</ScreenTitle>;
});

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
  const hasContactStep = useStartFact((state) => state.hasContactStep);
  const isDone = open.length === 0;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isDone || parts.later === null) return;
    const { place, assessment } = parts.state.get();
    parts.stepHistory.go(placeAfter(place, assessment, hasContactStep));
  };
  const leave = () => {
    if (parts.later === null) return;
    parts.entries.clear();
    parts.sent.set([]);
  };
  const goBack = () => {
    if (parts.later !== null) parts.stepHistory.back();
  };

  return (
    // On a reload the browser restores no choice of a medium that the number had made.
    <form noValidate autoComplete={step === 'METER' ? 'off' : undefined} onSubmit={goOn}>
      {children}
      <div className={css.openList}>
        <OpenList id={OPEN_ID} title={t('wizard_open_title')} entries={open} />
      </div>
      <FormActions
        forward={
          <Button
            variant="primary"
            type="submit"
            disabled={!isDone}
            waiting={isDone && (isWaiting || parts.later === null)}
            {...(!isDone && { 'aria-describedby': OPEN_ID })}
          >
            {t(isChange ? 'wizard_next_change' : nextText(step, hasContactStep))}
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

function nextText(step: StepFormProps['step'], hasContactStep: boolean): TextKey {
  switch (step) {
    case 'METER':
      return 'wizard_next_reading';
    case 'METER_READING':
      return hasContactStep ? 'wizard_next_contact' : 'wizard_next_summary';
    case 'CONTACT':
      return 'wizard_next_summary';
  }
}

/** The id of the control that a problem belongs to. */
export function fieldId({ field, obis }: Pick<AnonymousProblem, 'field' | 'obis'>): string {
  return obis === null ? `wizard-${field}` : `wizard-${field}-${obis.replace(/[^\w]/g, '-')}`;
}
