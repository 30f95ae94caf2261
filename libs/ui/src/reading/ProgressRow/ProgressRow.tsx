import type { ReactNode } from 'react';
import type { MeterType } from '@ablesbar/domain';
import { Scale } from '../../primitives/Scale/Scale';
import { mediumColour } from '../medium-colour.css';
import { mediumIcon } from '../medium-icon';
import * as css from './ProgressRow.css';

export interface ProgressRowProps {
  readonly name: ReactNode;
  /** Its sign stands before the name. */
  readonly meterType?: MeterType;
  readonly done: number;
  readonly total: number;
  /** '17 von 41 fertig', for those who listen. */
  readonly label: string;
  /** '17 / 41', for those who look. */
  readonly figure: string;
  readonly percent: string;
}

/** How far one part of the work is, in a line of a table without heads. */
export function ProgressRow(props: ProgressRowProps) {
  const { name, meterType, done, total, label, figure, percent } = props;
  const Sign = meterType && mediumIcon[meterType];
  return (
    <span className={css.row}>
      <span className={css.name}>
        {Sign && (
          <span className={`${css.sign} ${mediumColour[meterType]}`}>
            <Sign size={20} />
          </span>
        )}
        {name}
      </span>
      <span className={css.scale}>
        <Scale value={done} max={total} label={label} />
      </span>
      <span className={css.figure} aria-hidden>
        {figure}
      </span>
      <span className={css.percent}>{percent}</span>
    </span>
  );
}
