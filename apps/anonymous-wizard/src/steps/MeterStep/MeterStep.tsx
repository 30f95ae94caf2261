import { textInLanguage } from '@ablesbar/domain';
import { RadioList, Section, Switch, useTexts } from '@ablesbar/ui';
import { useWizardState } from '../../Wizard/use-wizard-state';
import { useWizard } from '../../Wizard/wizard-context';
import { StepTitle } from '../../Wizard/StepTitle';
import { StepForm } from '../StepForm';
import { MediumChoice } from './MediumChoice';
import { NumberField } from './NumberField';
import * as css from './MeterStep.css';

/** Which meter it is: its number, what it measures, and its kind. */
export function MeterStep() {
  const { t, language } = useTexts();
  const { entries } = useWizard();
  const { entry, chosen, assessment, sessionState } = useWizardState();
  const subTypes = chosen?.meter.subTypeMeterConfigs ?? [];
  const custom = chosen?.meter.customMeterConfig ?? null;
  return (
    <>
      <StepTitle>{t('wizard_title')}</StepTitle>
      <p className={css.lead}>{t('wizard_intro_lead')}</p>
      <p className={css.soft}>{t('wizard_intro_required')}</p>
      <p className={css.token} role="status">
        {sessionState.kind === 'asked' ? t('wizard_token_text') : ''}
      </p>
      <StepForm step="METER">
        <Section title={t('wizard_meter_title')}>
          <div className={css.stack}>
            <NumberField entry={entry} chosen={chosen} problems={assessment.METER} />
            <MediumChoice chosen={chosen} />
            {subTypes.length > 0 && (
              <RadioList
                legend={t('wizard_subtype_label')}
                options={subTypes.map(({ subType, description }) => ({
                  value: subType,
                  label: textInLanguage(description, language) || subType,
                }))}
                value={chosen?.subType?.subType ?? null}
                // The usual rates of the new kind are read again.
                onChange={(subType) => entries.change({ subType, rates: null })}
              />
            )}
          </div>
        </Section>
        {custom && (
          <Section title={t('wizard_custom_title')}>
            <Switch
              label={textInLanguage(custom.label, language) || t('wizard_custom_label')}
              hint={t('wizard_custom_hint')}
              checked={entry.isCustom}
              onChange={(isCustom) => entries.change({ isCustom, rates: null })}
            />
          </Section>
        )}
      </StepForm>
    </>
  );
}
