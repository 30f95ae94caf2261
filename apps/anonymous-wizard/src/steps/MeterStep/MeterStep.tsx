import { Section, useTexts } from '@ablesbar/ui';
import { useStartFact } from '../../Wizard/use-wizard-state';
import { useStart } from '../../Wizard/wizard-context';
import { StepTitle } from '../../Wizard/StepTitle';
import { fieldId } from '../field-id';
import { StepForm } from '../StepForm';
import { MediumChoice } from './MediumChoice';
import * as css from './MeterStep.css';
import { NumberField } from './NumberField';
import { sayNumberProblem } from './say-number-problem';

/** Which meter it is: its number, what it measures, and its kind. */
export function MeterStep() {
  const { t } = useTexts();
  const { pieces } = useStart();
  const problem = useStartFact(({ numberProblem }) => sayNumberProblem(t, numberProblem));
  const medium = useStartFact(({ chosen }) => chosen?.meter.meterType ?? null);
  const isAsked = useStartFact(({ sessionState }) => sessionState.kind === 'asked');
  const target = fieldId({ field: 'meterNumber', obis: null });
  return (
    <>
      <StepTitle>{t('wizard_title')}</StepTitle>
      <p className={css.lead}>{t('wizard_intro_lead')}</p>
      <p className={css.soft}>{t('wizard_intro_required')}</p>
      <p className={css.token} role="status">
        {isAsked && t('wizard_token_text')}
      </p>
      <StepForm step="METER" open={problem === null ? [] : [{ target, words: problem }]}>
        <Section title={t('wizard_meter_title')}>
          <div className={css.stack}>
            <NumberField inputId={target} problem={problem} />
            <MediumChoice chosen={medium} />
            {pieces && <pieces.MeterKind />}
          </div>
        </Section>
        {pieces && <pieces.CustomMetering />}
      </StepForm>
    </>
  );
}
