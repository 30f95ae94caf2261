import type { ReactNode } from 'react';
import { OPEN_DIGIT } from '@ablesbar/domain';
import * as css from './Drums.css';

export interface DrumsProps {
  readonly kind: 'whole' | 'decimal';
  readonly digits: string;
  /** How many cells the counter has. */
  readonly length: number;
  readonly isMasked?: boolean;
  readonly isDoubtful?: boolean;
  /** Cells that differ from another value, counted from the left. */
  readonly marked?: readonly number[];
  readonly hasFineScale?: boolean;
  /** The input that lies over the cells. */
  readonly children?: ReactNode;
}

/** Digits on the drums of a counter. They are only a picture: the caller gives the number as text. */
export function Drums(props: DrumsProps) {
  const { kind, digits, length, isMasked, isDoubtful, marked, hasFineScale, children } = props;
  return (
    <span className={hasFineScale ? `${css.drums[kind]} ${css.fineScale}` : css.drums[kind]}>
      {drumCells(digits, length, kind).map(({ digit, isGhost }, n) => (
        <i
          key={n}
          aria-hidden="true"
          className={[
            css.cell,
            isGhost && css.ghost,
            isMasked && css.masked,
            ((isDoubtful && !isGhost) || digit === OPEN_DIGIT || marked?.includes(n)) &&
              css.doubtful,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {isMasked || digit === OPEN_DIGIT ? '' : digit}
        </i>
      ))}
      {children}
    </span>
  );
}

interface DrumCell {
  readonly digit: string;
  readonly isGhost: boolean;
}

/** The cells of a counter. Whole digits fill it from the right, decimals from the left, zeros the rest. */
export function drumCells(
  digits: string,
  length: number,
  kind: 'whole' | 'decimal',
): readonly DrumCell[] {
  return Array.from({ length: Math.max(length, digits.length) }, (_, n) => {
    const at = kind === 'whole' ? n - Math.max(0, length - digits.length) : n;
    const digit = digits[at];
    return { digit: digit ?? '0', isGhost: digit === undefined };
  });
}

export interface DrumNumberProps {
  /** A decimal string: '41.4'. */
  readonly decimal: string;
  readonly unit?: string;
  /** The number in words: '41,4 %'. */
  readonly label: string;
  /** At most one large number per screen. */
  readonly size?: 's' | 'm' | 'l';
  /** Cells that differ from another value, counted from the left of either part. */
  readonly marked?: { readonly whole: readonly number[]; readonly decimals: readonly number[] };
  /** For a number alone in its line: what does not fit, first the unit, then the decimals, is below. */
  readonly wraps?: boolean;
}

/** A number on drums that the user can read, but not type. */
export function DrumNumber({ decimal, unit, label, size = 's', ...props }: DrumNumberProps) {
  const { marked, wraps = false } = props;
  const [whole = '', decimals = ''] = decimal.split('.');
  const lastPart = unit ? css.beforeUnit : css.part;
  return (
    <span
      className={wraps ? `${css.number[size]} ${css.wrapping}` : css.number[size]}
      role="img"
      aria-label={label}
    >
      <span className={decimals === '' ? lastPart : css.part}>
        <Drums kind="whole" digits={whole} length={whole.length} marked={marked?.whole ?? []} />
        {decimals !== '' && <span className={css.comma}>,</span>}
      </span>
      {decimals !== '' && (
        <span className={lastPart}>
          <Drums
            kind="decimal"
            digits={decimals}
            length={decimals.length}
            marked={marked?.decimals ?? []}
          />
        </span>
      )}
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  );
}
