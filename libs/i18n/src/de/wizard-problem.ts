import { meterNumberProblem } from './wizard-first';

/** Problems that only the wizard shows. The wizard must not load the portal's texts for them. */
export const wizardProblem = {
  ...meterNumberProblem,
  problem_contact_firstname: 'Geben Sie den Vornamen ein.',
  problem_contact_lastname: 'Geben Sie den Nachnamen ein.',
  problem_contact_street: 'Geben Sie die Straße ein.',
  problem_contact_house_number: 'Geben Sie die Hausnummer ein.',
  problem_contact_zip: 'Geben Sie die Postleitzahl ein.',
  problem_contact_city: 'Geben Sie den Ort ein.',
  problem_contact_too_long: 'Kürzen Sie die Angabe auf {{count}} Zeichen.',
  problem_zip_incomplete: 'Geben Sie die Postleitzahl mit {{count}} Ziffern ein.',
  problem_reading_reason_missing: 'Wählen Sie, warum Sie ablesen.',
  problem_consent_missing:
    'Einwilligung nötig. Lesen Sie die Datenschutzerklärung, und setzen Sie das Häkchen.',
  problem_email_unreadable: 'Die E-Mail-Adresse ist unvollständig. Ein Beispiel: name@beispiel.de.',
  problem_email_too_long: 'Die E-Mail-Adresse darf höchstens {{count}} Zeichen haben.',
};
