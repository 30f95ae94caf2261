import { readingForm } from './reading-form';
import { wizardForm } from './wizard-form';

/** The wizard's texts beyond its first screen. The wizard never loads the portal's texts. */
export const form = { ...readingForm, ...wizardForm };
