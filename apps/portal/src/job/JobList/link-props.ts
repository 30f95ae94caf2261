import type { Ruler } from './use-measured';
import type { Wanted } from './use-steps';

/** What every link of the list is told. */
export interface LinkProps {
  /** Its screen is shown beside the list. */
  readonly isCurrent: boolean;
  /** The one link of the list that Tab reaches. */
  readonly isStop: boolean;
  /** Not null: this one is to take the focus. */
  readonly wanted: Wanted | null;
  readonly ruler: Ruler;
}
