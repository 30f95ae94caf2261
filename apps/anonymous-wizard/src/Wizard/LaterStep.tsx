import { useEffect, useState } from 'react';
import type { Texts } from '@ablesbar/i18n';
import { Button, EmptyState, Spinner, useIsSlow, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import type { LaterSteps } from '../steps/later-steps';
import { useWizard } from './wizard-context';

/** Keyed by texts, because each wizard on a page may have a different language. */
const loading = new WeakMap<Texts, Promise<LaterSteps>>();

/** Loads the later steps and their texts, ahead of their use. After a failure, the next call tries again. */
export function loadLaterSteps(texts: Texts): Promise<LaterSteps> {
  const known = loading.get(texts);
  if (known !== undefined) return known;
  const steps = Promise.all([import('../steps/later-steps'), texts.complete()]).then(
    ([{ laterSteps }]) => laterSteps,
    (error: unknown) => {
      loading.delete(texts);
      throw error;
    },
  );
  loading.set(texts, steps);
  return steps;
}

/** The later steps: null while they load, 'lost' if loading failed. `retry` loads them again. */
function useLaterSteps() {
  const { texts } = useWizard();
  const [tries, setTries] = useState(0);
  const [steps, setSteps] = useState<LaterSteps | 'lost' | null>(null);
  useEffect(() => {
    let isGone = false;
    loadLaterSteps(texts).then(
      (loaded) => !isGone && setSteps(loaded),
      () => !isGone && setSteps('lost'),
    );
    return () => {
      isGone = true;
    };
  }, [texts, tries]);
  const retry = () => {
    setSteps(null);
    setTries(tries + 1);
  };
  return { steps, retry };
}

/** Lists the entered values below a card, as soon as the texts are loaded. */
export function LazyEnteredSoFar() {
  const { steps } = useLaterSteps();
  return steps === null || steps === 'lost' ? null : <steps.ENTERED_SO_FAR />;
}

function Loading() {
  const { t } = useTexts();
  const { ports } = useWizard();
  const isSlow = useIsSlow(ports.after);
  return (
    <p role="status">
      <Spinner /> {t('frame_loading_text')} {isSlow && t('frame_slow_text')}
    </p>
  );
}

export function LaterStep({ step }: { step: Exclude<WizardStep, 'METER'> }) {
  const { t } = useTexts();
  const { notices } = useWizard();
  const { steps, retry } = useLaterSteps();
  if (steps === null) return <Loading />;
  if (steps === 'lost') {
    return (
      <EmptyState
        isScreen
        title={t('wizard_unavailable_title')}
        action={<Button onClick={retry}>{t('frame_retry_action')}</Button>}
      >
        {t('wizard_unavailable_text')}
      </EmptyState>
    );
  }
  const Step = steps[step];
  return (
    <>
      <Step key={step} />
      <steps.TOASTS notices={notices} />
    </>
  );
}
