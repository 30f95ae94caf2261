import { frame } from './frame';
import { notice } from './notice';
import { session } from './session';
import { wizard } from './wizard';

/** What may be said before anybody is logged in. */
export const first = { ...frame, ...session, ...notice, ...wizard };
