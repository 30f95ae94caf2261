import type { OwnTable } from '../texts/text-key';
import { account } from './account';
import { evaluation } from './evaluation';
import { frame } from './frame';
import { handover } from './handover';
import { help } from './help';
import { home } from './home';
import { job } from './job';
import { labelScan } from './label-scan';
import { meterCamera } from './meter-camera';
import { notice } from './notice';
import { note } from './note';
import { notReadable } from './not-readable';
import { outbox } from './outbox';
import { reading } from './reading';
import { readingForm } from './reading-form';
import { receipt } from './receipt';
import { registration } from './registration';
import { round } from './round';
import { scan } from './scan';
import { session } from './session';
import { sharing } from './sharing';
import { table } from './table';
import { wizardForm } from './wizard-form';
import { wizardSteps } from './wizard-steps';

/** Only the texts that address the reader. All others come from the formal table. */
export const deInformal = {
  ...frame,
  ...notice,
  ...session,
  ...scan,
  ...account,
  ...home,
  ...handover,
  ...help,
  ...job,
  ...reading,
  ...note,
  ...notReadable,
  ...labelScan,
  ...meterCamera,
  ...readingForm,
  ...outbox,
  ...receipt,
  ...registration,
  ...evaluation,
  ...round,
  ...sharing,
  ...table,
  ...wizardForm,
  ...wizardSteps,
} satisfies Partial<OwnTable>;
