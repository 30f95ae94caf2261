import * as css from '../chart.css';

/** Stripes, to fill a shape with. */
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
