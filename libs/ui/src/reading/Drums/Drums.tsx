import type { ReactNode } from 'react';
import * as css from './Drums.css';
import { drumCells } from './drum-cells';

export interface DrumsProps {
  readonly kind: 'whole' | 'decimal';
  readonly digits: string;
  /** How many cells the counter has. */
  readonly length: number;
  readonly isMasked?: boolean;
  readonly isDoubtful?: boolean;
  readonly hasFineScale?: boolean;
  /** The input that lies over the cells. */
  readonly children?: ReactNode;
}

/** Digits on the drums of a counter. They are only a picture: the caller gives the number as text. */
export function Drums(props: DrumsProps) {
  const { kind, digits, length, isMasked, isDoubtful, hasFineScale, children } = props;
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
            isDoubtful && !isGhost && css.doubtful,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {isMasked ? '' : digit}
        </i>
      ))}
      {children}
    </span>
  );
}
