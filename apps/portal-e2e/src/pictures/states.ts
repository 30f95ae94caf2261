import { entryStates } from './entry-states';
import { jobHomeStates } from './job-home-states';
import { jobListStates } from './job-list-states';
import { sendingStates } from './sending-states';
import type { State } from './state';
import { unlistedStates } from './unlisted-states';

/** Every row of the sheet. A new state is one row more in its table. */
export const STATES: readonly State[] = [
  ...jobListStates,
  ...jobHomeStates,
  ...entryStates,
  ...sendingStates,
  ...unlistedStates,
];
