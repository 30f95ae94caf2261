import type { MeterType } from '@ablesbar/domain';
import { mediumColour } from '../MediumIcon/MediumIcon.css';
import { iconOfMedium } from '../MediumIcon/MediumIcon';
import * as css from './FramedMediumIcon.css';

export interface FramedMediumIconProps {
  readonly meterType: MeterType;
  readonly size?: 40 | 52;
  /** The meter is done, so the cell does not show the colour of the medium. */
  readonly muted?: boolean;
}

/** The icon of the medium in a frame; the text is beside it. */
export function FramedMediumIcon({ meterType, size = 40, muted = false }: FramedMediumIconProps) {
  const Sign = iconOfMedium[meterType];
  return (
    <span className={`${css.cell[size]} ${muted ? css.muted : mediumColour[meterType]}`}>
      <Sign />
    </span>
  );
}
