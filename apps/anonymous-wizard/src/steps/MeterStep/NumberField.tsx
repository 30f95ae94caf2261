import { memo, useEffect, useMemo, useState } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { StateLine, TextField, useTexts } from '@ablesbar/ui';
import { cleanMeterNumber, detectMeterType } from '@ablesbar/validation';
import { useStart, useStartState } from '../../Wizard/wizard-context';
import * as css from './MeterStep.css';
import { useStrip } from './use-strip';

export interface NumberFieldProps {
  readonly inputId: string;
  readonly problem: string | null;
}

/** The meter number, and the medium that is detected from it. */
export function NumberField({ inputId, problem }: NumberFieldProps) {
  const { t } = useTexts();
  const { settings, change, later } = useStart();
  const { choice, chosen } = useStartState();
  const { meterNumberMinLength: least, meterNumberMaxLength: most } = settings;
  // A problem is shown only after the user has left the field, not while typing.
  const [isLeft, setIsLeft] = useState(false);
  const hint = useMemo(
    () => t(least >= most ? 'wizard_number_hint_exact' : 'wizard_number_hint', { least, most }),
    [t, least, most],
  );
  const strip = useStrip(settings.disallowedCharacters);
  const { meterNumber } = choice;
  useEffect(() => {
    // A number typed before the settings arrived may contain characters that the utility disallows.
    const cleaned = cleanMeterNumber(meterNumber, strip);
    if (cleaned !== meterNumber) change({ meterNumber: cleaned });
  }, [meterNumber, strip, change]);
  // The detected type is shown only until the user chooses; it does not correct the user's own choice.
  const detected = choice.meterType === null ? detectMeterType(meterNumber) : null;
  const isDetected = detected !== null && detected === chosen?.meter.meterType;
  return (
    <div>
      <div className={css.number}>
        <TextField
          inputId={inputId}
          label={t('wizard_number_label')}
          hint={hint}
          problem={(isLeft && problem) || undefined}
          value={meterNumber}
          capitals="characters"
          autoComplete="off"
          onLeave={() => setIsLeft(true)}
          clean={(typed) => cleanMeterNumber(typed, strip)}
          onChange={(cleaned) => change({ meterNumber: cleaned })}
        />
      </div>
      <div className={css.detected} role="status">
        {isDetected && <Detected meterType={detected} />}
        {later && <later.MediumRefused />}
      </div>
    </div>
  );
}

/** Memoised: it stays the same while the user types the rest of the number. */
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
