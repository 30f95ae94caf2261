import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { color } = vars;

/** The colour of each medium; it stands beside the word, never alone. */
export const mediumColour = styleVariants({
  ELECTRIC_METER: { color: color.electricity },
  GAS_METER: { color: color.gas },
  WATER_METER: { color: color.water },
  WATER_WARM_METER: { color: color.warmWater },
  HEAT_METER: { color: color.heat },
  GENERIC_METER: { color: color.generic },
});
