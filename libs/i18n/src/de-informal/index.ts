import type { OwnTable } from '../texts/text-key';
import { account } from './account';
import { cause } from './cause';
import { connection } from './connection';
import { evaluation } from './evaluation';
import { frame } from './frame';
import { help } from './help';
import { home } from './home';
import { introduction } from './introduction';
import { job } from './job';
import { unlisted } from './unlisted';
import { management } from './management';
import { notice } from './notice';
import { photo } from './photo';
import { problem } from './problem';
import { scan } from './scan';
import { reading } from './reading';
import { readingDate } from './reading-date';
import { receipt } from './receipt';
import { registration } from './registration';
import { session } from './session';
import { table } from './table';
import { valueProblem } from './value-problem';
import { wizard } from './wizard';
import { wizardProblem } from './wizard-problem';
import { wizardStart } from './wizard-start';
import { wizardSteps } from './wizard-steps';

/** Only the texts that address the reader. All others come from the formal table. */
export const deInformal = {
  ...frame,
  ...session,
  ...receipt,
  ...registration,
  ...account,
  ...help,
  ...home,
  ...introduction,
  ...job,
  ...unlisted,
  ...scan,
  ...reading,
  ...readingDate,
  ...photo,
  ...valueProblem,
  ...problem,
  ...notice,
  ...connection,
  ...wizard,
  ...wizardProblem,
  ...wizardStart,
  ...wizardSteps,
  ...cause,
  ...evaluation,
  ...management,
  ...table,
} satisfies Partial<OwnTable>;
