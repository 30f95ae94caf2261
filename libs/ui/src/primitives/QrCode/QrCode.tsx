import * as css from './QrCode.css';

export interface QrCodeProps {
  /** Row by row, true is dark. With the quiet zone of four cells around it. */
  readonly cells: readonly (readonly boolean[])[];
  /** What it leads to, for those who do not see it. */
  readonly label: string;
}

/** Drawn on the spot: what is in it goes to nobody. */
export function QrCode({ cells, label }: QrCodeProps) {
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#000000" d={cells.map(rowPath).join('')} />
    </svg>
  );
}

/** Dark cells side by side are one bar: a thousand squares would show seams. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let start: number | null = null;
  for (let x = 0; x <= row.length; x += 1) {
    const isDark = row[x] === true;
    if (isDark && start === null) start = x;
    if (!isDark && start !== null) {
      path += `M${start} ${y}h${x - start}v1H${start}z`;
      start = null;
    }
  }
  return path;
}
