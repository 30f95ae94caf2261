import type { OwnTable } from '../texts/text-key';
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

export const en = {
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
} satisfies OwnTable;
