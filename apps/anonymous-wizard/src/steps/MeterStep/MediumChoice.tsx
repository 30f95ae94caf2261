import { mediumText } from '@ablesbar/i18n';
import { ChoiceTiles, MediumSign, useTexts } from '@ablesbar/ui';
import type { ChosenMeter } from '@ablesbar/validation';
import { useWizard } from '../../Wizard/wizard-context';

/** The media that the utility offers; the choice stands, whatever the number says (decision 27). */
export function MediumChoice({ chosen }: { chosen: ChosenMeter | null }) {
  const { t } = useTexts();
  const { application, entries } = useWizard();
  const { meters } = application.config.unknownUserReading;
  const choose = (value: string) => {
    const meter = meters.find(({ meterType }) => meterType === value);
    if (meter === undefined) return;
    entries.change({ meterType: meter.meterType, subType: null, isCustom: false, rates: null });
  };
  return (
    <ChoiceTiles
      legend={t('wizard_medium_label')}
      tiles={meters.map(({ meterType }) => ({
        value: meterType,
        label: t(mediumText[meterType]),
        icon: <MediumSign meterType={meterType} />,
      }))}
      value={chosen?.meter.meterType ?? null}
      onChange={choose}
    />
  );
}
