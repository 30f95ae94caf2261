import * as css from './MeterDrawing.css';

// What is printed on a meter's plate is the same in every language.
const PLATE = { voltage: '3×230/400 V', code: '1-1:1.8.1', unit: 'kWh', number: '1ESY1160123456' };
export const DRAWN_VALUE = { integer: '048213', decimals: '4' } as const;
// Bars and gaps that look like a bar code.
const BARS =
  'M69 186h3v16h-3zM77 186h2v16h-2zM87 186h2v16h-2zM96 186h2v16h-2zM102 186h3v16h-3zM114 186h2v16h-2zM120 186h4v16h-4zM129 186h5v16h-5zM139 186h2v16h-2zM147 186h3v16h-3zM155 186h2v16h-2zM165 186h2v16h-2zM172 186h4v16h-4z';

export interface MeterDrawingProps {
  /** Describes the drawing to users who do not see it. */
  readonly label: string;
  /** Numbers the three places that the user has to find, as in the list beside the drawing. */
  readonly hasMarks?: boolean;
}

/** An electricity meter. */
export function MeterDrawing({ label, hasMarks = false }: MeterDrawingProps) {
  const width = hasMarks ? 338 : 280;
  return (
    <svg className={css.drawing} viewBox={`24 12 ${width} 332`} role="img" aria-label={label}>
      <rect className={css.housing} x="32" y="20" width="264" height="240" rx="14" />
      <rect className={css.paper} x="32" y="252" width="264" height="84" rx="4" />
      <rect className={css.paper} x="54" y="42" width="220" height="184" rx="4" />
      <path
        className={css.faint}
        d="M96 294h136M96 280v28M130 280v28M164 280v28M198 280v28M232 280v28"
      />
      <circle className={css.housing} cx="62" cy="294" r="9" />
      <circle className={css.housing} cx="266" cy="294" r="9" />
      <path className={css.leader} d="m56 300 12-12M260 300l12-12" />

      <path className={css.bezel} d="M69 72h154v40H69z" />
      {[...DRAWN_VALUE.integer].map((digit, n) => (
        <g key={n}>
          <rect className={css.drum} x={72 + 25 * n} y="75" width="23" height="34" />
          <text className={css.digit} x={83.5 + 25 * n} y="99" textAnchor="middle">
            {digit}
          </text>
        </g>
      ))}
      <text className={css.text} x="228" y="108" textAnchor="middle">
        ,
      </text>
      <path className={css.red} d="M234 72h29v40h-29z" />
      <rect className={css.drum} x="237" y="75" width="23" height="34" />
      <text className={css.digit} x="248.5" y="99" textAnchor="middle">
        {DRAWN_VALUE.decimals}
      </text>
      <text className={css.small} x="69" y="64">
        {PLATE.voltage}
      </text>
      <text className={css.text} x="263" y="127" textAnchor="end" fontWeight="600">
        {PLATE.unit}
      </text>
      <text className={css.text} x="69" y="127">
        {PLATE.code}
      </text>
      <path className={css.faint} d="M98 140h132v20H98zM102 150h124" />
      <path className={css.red} d="M170 148h12v4h-12z" />
      <path className={css.solid} d={BARS} />
      <text className={css.text} x="69" y="217">
        {PLATE.number}
      </text>

      {hasMarks && <Marks />}
    </svg>
  );
}

function Marks() {
  return (
    <>
      <path className={css.leader} d="M263 92h69M126 123h68v9h138M184 212h148" />
      <circle className={css.solid} cx="263" cy="92" r="3" />
      <circle className={css.solid} cx="126" cy="123" r="3" />
      <circle className={css.solid} cx="184" cy="212" r="3" />
      {[80, 120, 200].map((y, n) => (
        <g key={y}>
          <rect className={css.drum} x="332" y={y} width="22" height="24" rx="2" />
          <text className={css.label} x="343" y={y + 17.5} textAnchor="middle">
            {n + 1}
          </text>
        </g>
      ))}
    </>
  );
}
