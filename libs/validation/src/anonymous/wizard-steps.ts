export const WIZARD_STEPS = ['METER', 'METER_READING', 'CONTACT', 'SUMMARY', 'DONE'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The steps in which the user enters data. DONE only shows the result. */
export type EntryStep = Exclude<WizardStep, 'DONE'>;
