import type { ComponentType } from 'react';
import type { MeterType } from '@ablesbar/domain';
import type { IconProps } from '../primitives/Icon/Icon';
import {
  ElectricityIcon,
  GasIcon,
  GenericMeterIcon,
  HeatIcon,
  WarmWaterIcon,
  WaterIcon,
} from '../primitives/icons/medium-icons';

export const mediumIcon = {
  ELECTRIC_METER: ElectricityIcon,
  GAS_METER: GasIcon,
  WATER_METER: WaterIcon,
  WATER_WARM_METER: WarmWaterIcon,
  HEAT_METER: HeatIcon,
  GENERIC_METER: GenericMeterIcon,
} as const satisfies Record<MeterType, ComponentType<IconProps>>;
