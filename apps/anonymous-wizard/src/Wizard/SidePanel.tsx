import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button, SideBlock, useMedia, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import { useWizard } from './wizard-context';

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
          <LateDrawing />
        </SideBlock>
      )}
      <Suspense fallback={null}>{SideHelp && <SideHelp step={step} />}</Suspense>
    </>
  );
});

/** The drawing of a meter is loaded after the form. */
function LateDrawing() {
  const { t } = useTexts();
  const [drawing, setDrawing] = useState<ReactNode>(null);
  const label = t('wizard_where_drawing');
  useEffect(() => {
    let isGone = false;
    import('@ablesbar/ui/meter-drawing')
      .then(({ MeterDrawing }) => !isGone && setDrawing(<MeterDrawing label={label} />))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [label]);
  return drawing;
}
