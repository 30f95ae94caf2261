import type { MeterType } from '@ablesbar/domain';
import { mediumColour } from '../medium-colour.css';
import { mediumIcon } from '../medium-icon';
import * as css from './MediumCell.css';

export interface MediumCellProps {
  readonly meterType: MeterType;
  readonly size?: 40 | 52;
  /** Done: the colour steps back. */
  readonly muted?: boolean;
}

/** The medium's sign in a frame; its word stands beside. */
export function MediumCell({ meterType, size = 40, muted = false }: MediumCellProps) {
  const Sign = mediumIcon[meterType];
  return (
    <span className={`${css.cell[size]} ${muted ? css.muted : mediumColour[meterType]}`}>
      <Sign />
    </span>
  );
}
