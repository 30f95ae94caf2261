import * as css from './QrCode.css';

export interface QrCodeProps {
  /** Row by row; true is dark. The cells include the quiet zone of four cells on each side. */
  readonly cells: readonly (readonly boolean[])[];
  /** What the code leads to, for users who do not see it. */
  readonly label: string;
}

/** Drawn in the browser, so its content is not sent to anyone. */
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

/** Joins dark cells that are side by side into one bar: a thousand single squares would show gaps. */
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
