import { picturePlan } from './picture-plan';
import * as css from './ConsumptionPicture.css';

export interface ConsumptionPictureProps {
  /** The whole picture in one sentence. */
  readonly label: string;
  readonly band: { readonly word: string; readonly lowest: number; readonly highest: number };
  /** The consumption of earlier periods with the same number of days, oldest first. */
  readonly before: readonly { readonly label: string; readonly amount: number }[];
  readonly entered: { readonly label: string; readonly amount: number; readonly said: string };
}

/** The entered consumption beside the usual consumption. A bar that is too high for the picture is broken. */
export function ConsumptionPicture({ label, band, before, entered }: ConsumptionPictureProps) {
  const plan = picturePlan({
    band,
    before: before.map(({ amount }) => amount),
    entered: entered.amount,
  });
  const { bottom, width, height, entered: bar } = plan;
  return (
    <svg className={css.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect
        className={css.band}
        y={plan.band.top}
        width={width}
        height={plan.band.bottom - plan.band.top}
      />
      <text x="0" y={plan.band.top - 6}>
        {band.word}
      </text>
      {plan.before.map(({ left, top, thick }, n) => (
        <g key={left}>
          <rect className={css.before} x={left} y={top} width={thick} height={bottom - top} />
          <text x={left + thick / 2} y={bottom + 20} textAnchor="middle">
            {before[n]?.label}
          </text>
        </g>
      ))}
      <rect
        className={css.entered}
        x={bar.left}
        y={bar.top}
        width={bar.thick}
        height={bottom - bar.top}
      />
      {plan.isBroken && (
        <path
          className={css.gap}
          d={`M${bar.left - 6} ${bar.top + 40}l12-8 12 8 12-8 12 8v7l-12-8-12 8-12-8-12 8z`}
        />
      )}
      <text className={css.strong} x={plan.saidAt} y={bar.top - 6} textAnchor="end">
        {entered.said}
      </text>
      <text className={css.strong} x={bar.left + bar.thick / 2} y={bottom + 20} textAnchor="middle">
        {entered.label}
      </text>
      <path className={css.axis} d={`M0 ${bottom + 0.5}h${width}`} />
    </svg>
  );
}
