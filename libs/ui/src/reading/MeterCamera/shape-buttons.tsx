import type { TextKey } from '@ablesbar/i18n';
import { Button } from '../../primitives/Button/Button';
import { useTexts } from '../../texts/use-texts';
import type { CounterShape } from './counter-frame';
import * as css from './MeterCamera.css';

export interface ShapeButtonsProps {
  readonly shape: CounterShape;
  /** As many as the counter of the form takes. */
  readonly largest: CounterShape;
  readonly onChange: (shape: CounterShape) => void;
}

/** Changes the frame for a meter of which nobody knows how many digits it has. */
export function ShapeButtons({ shape, largest, onChange }: ShapeButtonsProps) {
  return (
    <div className={css.shapes}>
      <Stepper
        words={words.whole}
        count={shape.preDecimals}
        least={1}
        most={largest.preDecimals}
        onChange={(preDecimals) => onChange({ ...shape, preDecimals })}
      />
      {largest.postDecimals > 0 && (
        <Stepper
          words={words.decimal}
          count={shape.postDecimals}
          least={0}
          most={largest.postDecimals}
          onChange={(postDecimals) => onChange({ ...shape, postDecimals })}
        />
      )}
    </div>
  );
}

interface StepperProps {
  readonly words: Readonly<Record<'count' | 'fewer' | 'more', TextKey>>;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function Stepper({
  words: { count: label, fewer, more },
  count,
  least,
  most,
  onChange,
}: StepperProps) {
  const { t } = useTexts();
  return (
    <div className={css.stepper}>
      <Button
        size="small"
        aria-label={t(fewer)}
        disabled={count <= least}
        onClick={() => onChange(count - 1)}
      >
        −
      </Button>
      <span role="status">{t(label, { count })}</span>
      <Button
        size="small"
        aria-label={t(more)}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        +
      </Button>
    </div>
  );
}

const words = {
  whole: { count: 'camera_whole_fields', fewer: 'camera_fewer_whole', more: 'camera_more_whole' },
  decimal: {
    count: 'camera_decimal_fields',
    fewer: 'camera_fewer_decimal',
    more: 'camera_more_decimal',
  },
} as const;
