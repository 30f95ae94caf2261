export const WIZARD_STEPS = ['METER', 'METER_READING', 'CONTACT', 'SUMMARY', 'DONE'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Where something is entered; DONE only tells. */
export type EntryStep = Exclude<WizardStep, 'DONE'>;
