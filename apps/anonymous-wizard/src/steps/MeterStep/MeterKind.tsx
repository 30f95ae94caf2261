import { textInLanguage } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { QuietLine, RadioList, StateLine, Switch, useTexts } from '@ablesbar/ui';
import { useStartFact, useWizard, useWizardState } from '../../Wizard/wizard-context';

/** Names the medium that the user chose before the settings arrived, if the utility does not offer it. */
export function MediumRefused() {
  const { t } = useTexts();
  const asked = useStartFact(({ choice }) => choice.meterType);
  const chosen = useStartFact((state) => state.chosen?.meter.meterType ?? null);
  if (asked === null || chosen === null || asked === chosen) return null;
  return (
    <StateLine
      state="warning"
      title={t('wizard_medium_refused_title', { medium: t(mediumText[asked]) })}
    >
      {t('wizard_medium_refused_text', { chosen: t(mediumText[chosen]) })}
    </StateLine>
  );
}

/** The choice between the kinds of the chosen meter, if the utility distinguishes them. */
export function MeterKind() {
  const { t, language } = useTexts();
  const { entries } = useWizard();
  const { chosen } = useWizardState();
  const subTypes = chosen?.meter.subTypeMeterConfigs ?? [];
  if (subTypes.length === 0) return null;
  return (
    <RadioList
      legend={t('wizard_subtype_label')}
      options={subTypes.map(({ subType, description }) => ({
        value: subType,
        label: textInLanguage(description, language) || subType,
      }))}
      value={chosen?.subType?.subType ?? null}
      // The new kind starts again with its usual rates.
      onChange={(subType) => entries.change({ subType, rates: null })}
    />
  );
}

/**
 * Metering through transformers or in MWh (customer decision 31). Few meters have it, and its words
 * frighten the others.
 */
export function CustomMetering() {
  const { t, language } = useTexts();
  const { entries } = useWizard();
  const { chosen, entry } = useWizardState();
  const custom = chosen?.meter.customMeterConfig ?? null;
  const usual = chosen?.subType ?? chosen?.meter.defaultMeterConfig;
  // Without other rates there is nothing to switch.
  if (custom === null || usual?.meterRateConfigs.length === 0) return null;
  return (
    <QuietLine kind="section" isExtra isNeeded={entry.isCustom} title={t('wizard_custom_title')}>
      <Switch
        label={textInLanguage(custom.label, language) || t('wizard_custom_label')}
        hint={t('wizard_custom_hint')}
        checked={entry.isCustom}
        onChange={(isCustom) => entries.change({ isCustom, rates: null })}
      />
    </QuietLine>
  );
}
