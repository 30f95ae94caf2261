import type { ComponentType } from 'react';
import type { MeterType } from '@ablesbar/domain';
import type { IconProps } from '../../primitives/Icon/Icon';
import {
  ElectricityIcon,
  GasIcon,
  GenericMeterIcon,
  HeatIcon,
  WarmWaterIcon,
  WaterIcon,
} from '../../primitives/icons/medium-icons';
import * as css from './MediumIcon.css';

export const iconOfMedium = {
  ELECTRIC_METER: ElectricityIcon,
  GAS_METER: GasIcon,
  WATER_METER: WaterIcon,
  WATER_WARM_METER: WarmWaterIcon,
  HEAT_METER: HeatIcon,
  GENERIC_METER: GenericMeterIcon,
} as const satisfies Record<MeterType, ComponentType<IconProps>>;

/** The icon of the medium in its colour, without a frame; the text is beside it. */
export function MediumIcon({ meterType, size = 24 }: { meterType: MeterType; size?: 20 | 24 }) {
  const Sign = iconOfMedium[meterType];
  return (
    <span className={`${css.sign} ${css.mediumColour[meterType]}`}>
      <Sign size={size} />
    </span>
  );
}
