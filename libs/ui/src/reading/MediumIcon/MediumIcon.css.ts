import { style, styleVariants } from '@vanilla-extract/css';
import type { MeterType } from '@ablesbar/domain';
import { vars } from '../../theme/vars.css';

export const sign = style({ display: 'inline-flex', flex: 'none' });

/** Only for an icon beside a word, because colour alone must not carry information. */
export const mediumColour = styleVariants({
  ELECTRIC_METER: { color: vars.color.electricity },
  GAS_METER: { color: vars.color.gas },
  WATER_METER: { color: vars.color.water },
  WATER_WARM_METER: { color: vars.color.warmWater },
  HEAT_METER: { color: vars.color.heat },
  GENERIC_METER: { color: vars.color.generic },
} satisfies Record<MeterType, { color: string }>);
