import { memo, useCallback, useMemo } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { mediumText, type Texts } from '@ablesbar/i18n';
import { ChoiceTiles, MediumIcon, Section, useTexts } from '@ablesbar/ui';
import type { StartState } from '../../Wizard/start-state';
import { useStart, useStartFact } from '../../Wizard/wizard-context';
import { fieldId, StepForm, StepTitle } from '../StepForm';
import { NumberField } from './NumberField';
import * as css from './MeterStep.css';

/** Which meter it is: its number, what it measures, and its kind. */
export function MeterStep() {
  const { t } = useTexts();
  const start = useStart();
  const { later } = start;
  const LabelScan = start.later && start.LabelScan;
  const problem = useStartFact(({ numberProblem }) => sayNumberProblem(t, numberProblem));
  const medium = useStartFact(({ chosen }) => chosen?.meter.meterType ?? null);
  // Who has not begun yet has made no mistake.
  const isEmpty = useStartFact(({ choice }) => choice.meterNumber === '');
  const words = isEmpty ? t('wizard_number_open') : problem;
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
      <StepForm step="METER" open={problem === null || words === null ? [] : [{ target, words }]}>
        <Section
          title={t('wizard_meter_title')}
          aside={LabelScan && <LabelScan inputId={target} />}
        >
          <div className={css.stack}>
            <NumberField inputId={target} problem={problem} />
            <MediumChoice chosen={medium} />
            {later && <later.MeterKind />}
          </div>
        </Section>
        {later && (
          <div className={css.rare}>
            <later.CustomMetering />
          </div>
        )}
      </StepForm>
    </>
  );
}

/** The words for the only field that can stop the first step. The later steps load their own words. */
function sayNumberProblem(t: Texts['t'], problem: StartState['numberProblem']): string | null {
  switch (problem?.code) {
    case undefined:
      return null;
    case 'meter-number-incomplete':
      return t('problem_meter_number_incomplete');
    case 'meter-number-too-long':
      return t('problem_meter_number_too_long', { count: problem.limit });
  }
}

interface MediumChoiceProps {
  readonly chosen: MeterType | null;
}

/** The media that the utility offers. The number never overrides the user's choice (customer decision 27). */
const MediumChoice = memo(function MediumChoice({ chosen }: MediumChoiceProps) {
  const { t } = useTexts();
  const { settings, change } = useStart();
  const { meters } = settings;
  const tiles = useMemo(
    () =>
      meters.map(({ meterType }) => ({
        value: meterType,
        label: t(mediumText[meterType]),
        icon: <MediumIcon meterType={meterType} />,
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
