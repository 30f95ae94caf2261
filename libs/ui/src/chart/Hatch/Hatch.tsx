import * as css from '../chart.css';

/** A pattern of stripes that fills a shape. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={css.hatch} d="M0 0v6" />
    </pattern>
  );
}
