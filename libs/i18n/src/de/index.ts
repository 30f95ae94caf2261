import { connection } from './connection';
import { frame } from './frame';
import { home } from './home';
import { job } from './job';
import { medium } from './medium';
import { notice } from './notice';
import { outbox } from './outbox';
import { problem } from './problem';
import { reading } from './reading';
import { session } from './session';
import { wizard } from './wizard';

/** Formal German: the default, and the table that defines which texts there are. */
export const de = {
  ...frame,
  ...session,
  ...home,
  ...job,
  ...reading,
  ...problem,
  ...notice,
  ...connection,
  ...outbox,
  ...medium,
  ...wizard,
};
