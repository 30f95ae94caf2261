import type { Ruler } from './use-measured';
import type { Wanted } from './use-steps';

/** The props of every link in the list. */
export interface LinkProps {
  /** Whether its screen is shown beside the list. */
  readonly isCurrent: boolean;
  /** Whether Tab reaches this link; it reaches only one link of the list. */
  readonly isStop: boolean;
  /** If not null, this link must take the focus. */
  readonly wanted: Wanted | null;
  readonly ruler: Ruler;
}
