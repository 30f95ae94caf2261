import type { RateEvaluation as Evaluation } from '@ablesbar/domain';
import { formatReading, inUnit } from '@ablesbar/i18n';
import { DrumNumber, useTexts } from '@ablesbar/ui';
import type { RateNumber } from './rate-number';
import * as css from '../evaluation.css';

interface RateHeadProps {
  readonly name: string;
  readonly code: string | null;
  readonly number: RateNumber;
  readonly of: Evaluation;
}

/** Below the picture of both rates, a rate is one line with its last consumption. */
export function RateHead({
  name,
  code,
  number: { unit, places },
  of: { comparison },
}: RateHeadProps) {
  const { language } = useTexts();
  const amount = comparison?.last.amount;
  return (
    <span className={css.rate}>
      <span>
        <strong>{name}</strong> <span className={css.medium}>{code}</span>
      </span>
      {amount !== undefined && (
        <DrumNumber
          decimal={amount}
          unit={unit}
          label={inUnit(formatReading(amount, places, language), unit)}
        />
      )}
    </span>
  );
}
