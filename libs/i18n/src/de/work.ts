import { account } from './account';
import { cause } from './cause';
import { comment } from './comment';
import { connection } from './connection';
import { evaluation } from './evaluation';
import { help } from './help';
import { home } from './home';
import { introduction } from './introduction';
import { job } from './job';
import { unlisted } from './unlisted';
import { management } from './management';
import { medium } from './medium';
import { outbox } from './outbox';
import { photo } from './photo';
import { problem } from './problem';
import { scan } from './scan';
import { reading } from './reading';
import { readingDate } from './reading-date';
import { receipt } from './receipt';
import { registration } from './registration';
import { sharing } from './sharing';
import { table } from './table';
import { valueProblem } from './value-problem';
import { wizardSteps } from './wizard-steps';

/**
 * The texts shown after the login, or in a dialog on the way to it. The login screen does not wait
 * for them.
 */
export const work = {
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
  ...comment,
  ...valueProblem,
  ...problem,
  ...outbox,
  ...medium,
  ...cause,
  ...connection,
  ...evaluation,
  ...sharing,
  ...receipt,
  ...registration,
  ...wizardSteps,
  ...management,
  ...table,
};
