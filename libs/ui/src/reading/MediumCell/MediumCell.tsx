import type { MeterType } from '@ablesbar/domain';
import { mediumColour } from '../MediumSign/MediumSign.css';
import { mediumIcon } from '../MediumSign/MediumSign';
import * as css from './MediumCell.css';

export interface MediumCellProps {
  readonly meterType: MeterType;
  readonly size?: 40 | 52;
  /** The meter is done, so the cell does not show the colour of the medium. */
  readonly muted?: boolean;
}

/** The icon of the medium in a frame; the text is beside it. */
export function MediumCell({ meterType, size = 40, muted = false }: MediumCellProps) {
  const Sign = mediumIcon[meterType];
  return (
    <span className={`${css.cell[size]} ${muted ? css.muted : mediumColour[meterType]}`}>
      <Sign />
    </span>
  );
}
