import { memo, Suspense } from 'react';
import { Button, lazyWithFallback, SideBlock, useMedia, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import { useWizard } from './wizard-context';

/** Loads after the form, which works without it. */
const MeterDrawing = lazyWithFallback(
  async () => (await import('@ablesbar/ui/meter-drawing')).MeterDrawing,
  () => null,
);

/**
 * Beside the form on wide screens: what the form is for, the login with a PIN, and the utility's help.
 * Memoised, so that typing does not render the panel again.
 */
export const SidePanel = memo(function SidePanel({ step }: { step: WizardStep }) {
  const { t } = useTexts();
  const { homeHref, SideHelp } = useWizard();
  const isWide = useMedia('(min-width: 1024px)');
  if (!isWide) return null;
  return (
    <>
      <SideBlock title={t('wizard_side_title')}>
        <p>{t('wizard_side_text')}</p>
      </SideBlock>
      <SideBlock title={t('wizard_pin_title')}>
        <p>{t('wizard_pin_text')}</p>
        <Button size="small" href={homeHref}>
          {t('wizard_pin_action')}
        </Button>
      </SideBlock>
      {step === 'METER' && (
        <SideBlock title={t('wizard_where_title')}>
          <p>{t('wizard_where_text')}</p>
          <Suspense fallback={null}>
            <MeterDrawing label={t('wizard_where_drawing')} />
          </Suspense>
        </SideBlock>
      )}
      <Suspense fallback={null}>{SideHelp && <SideHelp step={step} />}</Suspense>
    </>
  );
});
