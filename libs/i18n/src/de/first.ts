import { frame } from './frame';
import { notice } from './notice';
import { session } from './session';

/** The texts shown before a user is logged in. */
export const first = { ...frame, ...session, ...notice };
