import { symbol, symbolDiamond } from 'd3-shape';

/** Another meter began to count. */
export const diamond = symbol(symbolDiamond, 64)() ?? '';
