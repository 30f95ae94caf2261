import { below640, lowScreen } from './vars.css';

/**
 * Rules for a phone in the hand, on its side, or 200 % zoom, where each line above the counter costs
 * a scroll.
 */
export const compact = <Rules>(rules: Rules) => ({
  [below640]: rules,
  [`screen and ${lowScreen}`]: rules,
});
