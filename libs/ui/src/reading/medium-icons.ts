import type { ComponentType } from 'react';
import type { MeterType } from '@ablesbar/domain';
import type { IconProps } from '../primitives/Icon/Icon';
import { ElectricityIcon } from '../primitives/icons/electricity-icon';
import { GasIcon } from '../primitives/icons/gas-icon';
import { GenericMeterIcon } from '../primitives/icons/generic-meter-icon';
import { HeatIcon } from '../primitives/icons/heat-icon';
import { WarmWaterIcon } from '../primitives/icons/warm-water-icon';
import { WaterIcon } from '../primitives/icons/water-icon';

export const mediumIcons = {
  ELECTRIC_METER: ElectricityIcon,
  GAS_METER: GasIcon,
  WATER_METER: WaterIcon,
  WATER_WARM_METER: WarmWaterIcon,
  HEAT_METER: HeatIcon,
  GENERIC_METER: GenericMeterIcon,
} as const satisfies Record<MeterType, ComponentType<IconProps>>;
