import type { MeterType } from '@ablesbar/domain';
import { mediumColour } from '../medium-colour.css';
import { mediumIcon } from '../medium-icon';
import * as css from './MediumSign.css';

/** The icon of the medium in its colour, without a frame; the text is beside it. */
export function MediumSign({ meterType, size = 24 }: { meterType: MeterType; size?: 20 | 24 }) {
  const Sign = mediumIcon[meterType];
  return (
    <span className={`${css.sign} ${mediumColour[meterType]}`}>
      <Sign size={size} />
    </span>
  );
}
