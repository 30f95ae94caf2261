import { medium } from './medium';
import { photo } from './photo';
import { readingDate } from './reading-date';
import { valueProblem } from './value-problem';
import { wizardProblem } from './wizard-problem';
import { wizardStart } from './wizard-start';

/** The wizard's texts beyond its first screen. The wizard never loads the portal's texts. */
export const form = {
  ...medium,
  ...photo,
  ...readingDate,
  ...valueProblem,
  ...wizardProblem,
  ...wizardStart,
};
