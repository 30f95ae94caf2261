import { useEffect, useState } from 'react';
import { fetchContacts, fetchInstructions } from '@ablesbar/api-client';
import { createPatternMatcher } from '@ablesbar/api-client/pattern-matcher';
import {
  contactFor,
  type ContactItem,
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

/** The utility's own texts beside the form: how to read this meter, and whom to contact. */
export function SideHelp({ step }: { step: WizardStep }) {
  const { t, language } = useTexts();
  const { defaultLanguage } = useWizard().application.config.languageConfig;
  const { contacts, instructions } = useUtilityWords();
  const askable = contactFor(contacts, window.location.pathname, { language, defaultLanguage });
  return (
    <>
      {step === 'METER_READING' && (
        <FittingInstructions instructions={inLanguage(instructions, language, defaultLanguage)} />
      )}
      {askable.length > 0 && (
        <SideBlock title={t('wizard_contact_side_title')}>
          {askable.map(({ text }) => (
            <ServerText key={text} text={text} level={3} />
          ))}
        </SideBlock>
      )}
    </>
  );
}

function FittingInstructions({ instructions }: { instructions: readonly Instruction[] }) {
  const { t } = useTexts();
  const meter = explainedMeter(useWizardState());
  return instructionsFor(meter, instructions, matches).map(({ title, text }) => (
    <SideBlock key={title + text} title={title === '' ? t('wizard_help_title') : title}>
      <ServerText text={text} level={3} />
    </SideBlock>
  ));
}

interface UtilityWords {
  readonly contacts: readonly ContactItem[];
  readonly instructions: readonly Instruction[];
}

/** A text that cannot be fetched is not shown; the form works without it. */
function useUtilityWords(): UtilityWords {
  const { application, http } = useWizard();
  const [words, setWords] = useState<UtilityWords>({ contacts: [], instructions: [] });
  const { applicationId } = application;
  useEffect(() => {
    let isGone = false;
    const keep = (part: Partial<UtilityWords>) =>
      !isGone && setWords((words) => ({ ...words, ...part }));
    void fetchContacts(http, applicationId).then(
      (answer) => answer.ok && keep({ contacts: answer.value }),
    );
    void fetchInstructions(http, applicationId).then(
      (answer) => answer.ok && keep({ instructions: answer.value }),
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, http]);
  return words;
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
