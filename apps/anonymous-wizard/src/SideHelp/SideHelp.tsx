import { useEffect, useState } from 'react';
import { fetchInstructions } from '@ablesbar/api-client';
import { createPatternMatcher } from '@ablesbar/api-client/pattern-matcher';
import {
  type ExplainedMeter,
  inLanguage,
  type Instruction,
  instructionsFor,
} from '@ablesbar/domain';
import { ServerText, SideBlock, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import { useWizard, useWizardState } from '../Wizard/wizard-context';
import type { WizardState } from '../Wizard/wizard-state';

const matches = createPatternMatcher();

/** The utility's own texts beside the form: how to read this meter. */
export function SideHelp({ step }: { step: WizardStep }) {
  return step === 'METER_READING' && <FittingInstructions />;
}

function FittingInstructions() {
  const { t, language } = useTexts();
  const { defaultLanguage } = useWizard().application.config.languageConfig;
  const instructions = inLanguage(useInstructions(), language, defaultLanguage);
  const meter = explainedMeter(useWizardState());
  return instructionsFor(meter, instructions, matches).map(({ title, text }) => (
    <SideBlock key={title + text} title={title === '' ? t('wizard_help_title') : title}>
      <ServerText text={text} level={3} />
    </SideBlock>
  ));
}

/** Instructions that cannot be fetched are not shown; the form works without them. */
function useInstructions(): readonly Instruction[] {
  const { application, http } = useWizard();
  const [instructions, setInstructions] = useState<readonly Instruction[]>([]);
  const { applicationId } = application;
  useEffect(() => {
    let isGone = false;
    void fetchInstructions(http, applicationId).then(
      (answer) => answer.ok && !isGone && setInstructions(answer.value),
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, http]);
  return instructions;
}

type Entered = Pick<WizardState, 'choice' | 'chosen' | 'rates'>;

/** The meter entered in the form, in the shape that the filters of instructions check. */
function explainedMeter({ choice, chosen, rates }: Entered): ExplainedMeter {
  return {
    jobInfo: { meterType: chosen?.meter.meterType ?? null },
    meter: {
      meterNumber: choice.meterNumber,
      meterType: null,
      meterRateTasks: rates.map(({ rate }) => rate),
    },
  };
}
