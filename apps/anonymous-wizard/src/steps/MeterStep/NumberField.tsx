import { mediumText } from '@ablesbar/i18n';
import { StateLine, TextField, useTexts } from '@ablesbar/ui';
import {
  type ChosenMeter,
  cleanMeterNumber,
  detectMeterType,
  type WizardProblem,
} from '@ablesbar/validation';
import type { Entry } from '../../entry/entry';
import { useWizard } from '../../Wizard/wizard-context';
import { fieldId } from '../field-id';
import { useLeftFields } from '../use-left-fields';
import * as css from './MeterStep.css';
import { useStrip } from './use-strip';

export interface NumberFieldProps {
  readonly entry: Entry;
  readonly chosen: ChosenMeter | null;
  readonly problems: readonly WizardProblem[];
}

/** The number, and what it tells about the medium. */
export function NumberField({ entry, chosen, problems }: NumberFieldProps) {
  const { t } = useTexts();
  const { application, entries } = useWizard();
  const { unknownUserReading: config } = application.config;
  const { meterNumberMinLength: least, meterNumberMaxLength: most } = config;
  const { leave, problemAt } = useLeftFields(problems);
  const strip = useStrip(config.disallowedCharacters);
  // Said only while it decides: a person's own choice is not corrected.
  const detected = entry.meterType === null ? detectMeterType(entry.meterNumber) : null;
  const isDetected = detected !== null && detected === chosen?.meter.meterType;
  return (
    <div>
      <div className={css.number}>
        <TextField
          inputId={fieldId({ field: 'meterNumber', obis: null })}
          label={t('wizard_number_label')}
          hint={t(least >= most ? 'wizard_number_hint_exact' : 'wizard_number_hint', {
            least,
            most,
          })}
          problem={problemAt('meterNumber')}
          value={entry.meterNumber}
          capitals="characters"
          autoComplete="off"
          onLeave={leave('meterNumber')}
          onChange={(typed) => entries.change({ meterNumber: cleanMeterNumber(typed, strip) })}
        />
      </div>
      <div className={css.detected} role="status">
        {isDetected && (
          <StateLine
            state="done"
            title={t('wizard_detected_title', { medium: t(mediumText[detected]) })}
          >
            {t('wizard_detected_text')}
          </StateLine>
        )}
      </div>
    </div>
  );
}
