import { memo, useMemo, useState } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { StateLine, TextField, useTexts } from '@ablesbar/ui';
import { cleanMeterNumber, detectMeterType } from '@ablesbar/validation';
import { useStartState } from '../../Wizard/use-wizard-state';
import { useStart } from '../../Wizard/wizard-context';
import * as css from './MeterStep.css';
import { useStrip } from './use-strip';

export interface NumberFieldProps {
  readonly inputId: string;
  readonly problem: string | null;
}

/** The number, and what it tells about the medium. */
export function NumberField({ inputId, problem }: NumberFieldProps) {
  const { t } = useTexts();
  const { settings, change } = useStart();
  const { choice, chosen } = useStartState();
  const { meterNumberMinLength: least, meterNumberMaxLength: most } = settings;
  // Nobody is corrected in the middle of a number.
  const [isLeft, setIsLeft] = useState(false);
  const hint = useMemo(
    () => t(least >= most ? 'wizard_number_hint_exact' : 'wizard_number_hint', { least, most }),
    [t, least, most],
  );
  const strip = useStrip(settings.disallowedCharacters);
  // Said only while it decides: a person's own choice is not corrected.
  const detected = choice.meterType === null ? detectMeterType(choice.meterNumber) : null;
  const isDetected = detected !== null && detected === chosen?.meter.meterType;
  return (
    <div>
      <div className={css.number}>
        <TextField
          inputId={inputId}
          label={t('wizard_number_label')}
          hint={hint}
          problem={(isLeft && problem) || undefined}
          value={choice.meterNumber}
          capitals="characters"
          autoComplete="off"
          onLeave={() => setIsLeft(true)}
          onChange={(typed) => change({ meterNumber: cleanMeterNumber(typed, strip) })}
        />
      </div>
      <div className={css.detected} role="status">
        {isDetected && <Detected meterType={detected} />}
      </div>
    </div>
  );
}

/** It stands there while the rest of the number is typed. */
const Detected = memo(function Detected({ meterType }: { meterType: MeterType }) {
  const { t } = useTexts();
  return (
    <StateLine
      state="done"
      title={t('wizard_detected_title', { medium: t(mediumText[meterType]) })}
    >
      {t('wizard_detected_text')}
    </StateLine>
  );
});
