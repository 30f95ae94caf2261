import { account } from './account';
import { evaluation } from './evaluation';
import { handover } from './handover';
import { help } from './help';
import { home } from './home';
import { job } from './job';
import { note } from './note';
import { notReadable } from './not-readable';
import { outbox } from './outbox';
import { reading } from './reading';
import { readingForm } from './reading-form';
import { receipt } from './receipt';
import { registration } from './registration';
import { round } from './round';
import { scan } from './scan';
import { sharing } from './sharing';
import { table } from './table';
import { wizardSteps } from './wizard-steps';

/**
 * The texts shown after the login, or in a dialog on the way to it. The login screen does not wait
 * for them.
 */
export const work = {
  ...scan,
  ...account,
  ...home,
  ...handover,
  ...help,
  ...job,
  ...reading,
  ...note,
  ...notReadable,
  ...readingForm,
  ...outbox,
  ...receipt,
  ...registration,
  ...evaluation,
  ...round,
  ...sharing,
  ...table,
  ...wizardSteps,
};
