import { memo, useCallback, useMemo } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { ChoiceTiles, MediumSign, useTexts } from '@ablesbar/ui';
import { useStart } from '../../Wizard/wizard-context';

interface MediumChoiceProps {
  readonly chosen: MeterType | null;
}

/** The media that the utility offers. The number never overrides the user's choice (customer decision 27). */
export const MediumChoice = memo(function MediumChoice({ chosen }: MediumChoiceProps) {
  const { t } = useTexts();
  const { settings, change } = useStart();
  const { meters } = settings;
  const tiles = useMemo(
    () =>
      meters.map(({ meterType }) => ({
        value: meterType,
        label: t(mediumText[meterType]),
        icon: <MediumSign meterType={meterType} />,
      })),
    [meters, t],
  );
  const choose = useCallback(
    (value: string) => {
      const meter = meters.find(({ meterType }) => meterType === value);
      if (meter === undefined) return;
      change({ meterType: meter.meterType, subType: null, isCustom: false });
    },
    [meters, change],
  );
  return (
    <ChoiceTiles legend={t('wizard_medium_label')} tiles={tiles} value={chosen} onChange={choose} />
  );
});
