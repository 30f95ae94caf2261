import { type ReactNode, useEffect, useState } from 'react';
import { Button, SideBlock, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import { useWizard } from './wizard-context';

/** Beside the form where there is room: what it is for, the other way, and whom to ask. */
export function SidePanel({ step }: { step: WizardStep }) {
  const { t } = useTexts();
  const { homeHref } = useWizard();
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
    </>
  );
}

/** Where the panel is shown at all. */
const WIDE = '(min-width: 1024px)';

/** The drawing of a meter comes after the form, and only where it is shown. */
function LateDrawing() {
  const { t } = useTexts();
  const [drawing, setDrawing] = useState<ReactNode>(null);
  const label = t('wizard_where_drawing');
  useEffect(() => {
    let isGone = false;
    if (!window.matchMedia(WIDE).matches) return;
    void import('@ablesbar/ui/meter-drawing').then(
      ({ MeterDrawing }) => !isGone && setDrawing(<MeterDrawing label={label} />),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [label]);
  return drawing;
}
