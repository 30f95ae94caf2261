import { medium } from './medium';
import { photo } from './photo';
import { readingDate } from './reading-date';
import { valueProblem } from './value-problem';
import { wizardProblem } from './wizard-problem';
import { wizardStart } from './wizard-start';

/** What the wizard says beyond its first screen; nothing of it needs the portal's words. */
export const form = {
  ...medium,
  ...photo,
  ...readingDate,
  ...valueProblem,
  ...wizardProblem,
  ...wizardStart,
};
