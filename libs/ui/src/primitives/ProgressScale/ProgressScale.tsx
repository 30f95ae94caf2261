import * as css from './ProgressScale.css';

export interface ProgressScaleProps {
  readonly value: number;
  readonly max: number;
  /** The progress in words: '17 von 41 fertig'. The same information is visible beside the scale. */
  readonly label: string;
}

/** The progress of the work, drawn as a measuring scale with a tick at every tenth. */
export function ProgressScale({ value, max, label }: ProgressScaleProps) {
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <span className={css.scale} role="img" aria-label={label}>
      <span className={css.track}>
        {share > 0 && (
          <span
            className={share === 1 ? css.full : css.fill}
            style={{ width: `${share * 100}%` }}
          />
        )}
      </span>
      <span className={css.ticks} />
    </span>
  );
}
