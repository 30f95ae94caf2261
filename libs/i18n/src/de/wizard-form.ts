import { firstStep, meterNumberProblem } from './wizard-first';

/**
 * The wizard's frame, its cards and the problems that only the wizard shows. The wizard must not
 * load the portal's texts for them.
 */
export const wizardForm = {
  ...firstStep,
  ...meterNumberProblem,
  wizard_medium_refused_title: 'Nicht möglich: {{medium}}',
  wizard_medium_refused_text:
    'Ihr Versorger nimmt diesen Stand hier nicht an. Unten ist jetzt {{chosen}} gewählt. Prüfen Sie, ob das stimmt.',
  wizard_subtype_label: 'Welche Bauart ist es?',
  wizard_custom_title: 'Mein Zähler ist anders',
  wizard_custom_label: 'Wandler- oder MWh-Messung',
  wizard_custom_hint: 'Nur einschalten, wenn es auf dem Zähler steht.',
  wizard_ending_title: 'Die Sitzung endet spätestens in zwei Minuten',
  wizard_ending_text: 'Verlängern Sie sie, um weiterzumachen. Ihre Eingaben bleiben in jedem Fall.',
  wizard_ending_action: 'Sitzung verlängern',
  wizard_renewed_title: 'Sitzung verlängert',
  wizard_renewal_failed:
    'Das Verlängern hat nicht geklappt. Versuchen Sie es noch einmal. Ihre Eingaben bleiben in jedem Fall.',
  wizard_expired_title: 'Session abgelaufen',
  wizard_expired_text:
    'Ihre Eingaben sind noch da. Erneuern Sie die Sitzung, dann geht es an derselben Stelle weiter.',
  wizard_expired_action: 'Sitzung erneuern',
  wizard_side_title: 'Ohne Anmeldung',
  wizard_side_text:
    'Sie melden hier einen Zähler nach dem anderen. Ihre Angaben gehen nur an Ihren Versorger.',
  wizard_pin_title: 'Post mit PIN bekommen?',
  wizard_pin_text:
    'Dann sind Ihre Zähler schon hinterlegt, und Sie müssen nur den Stand eintragen.',
  wizard_pin_action: 'Mit PIN anmelden',
  wizard_where_title: 'Wo steht die Nummer?',
  wizard_where_text:
    'Auf dem Typenschild des Zählers, meist unter einem Strichcode, und auf Ihrer letzten Rechnung.',
  wizard_where_drawing: 'Zeichnung eines Stromzählers',
  wizard_help_title: 'Hilfe beim Ablesen',
  wizard_trap_label: 'Dieses Feld bleibt leer',
  problem_contact_firstname: 'Geben Sie den Vornamen ein.',
  problem_contact_lastname: 'Geben Sie den Nachnamen ein.',
  problem_contact_street: 'Geben Sie die Straße ein.',
  problem_contact_house_number: 'Geben Sie die Hausnummer ein.',
  problem_contact_zip: 'Geben Sie die Postleitzahl ein.',
  problem_contact_city: 'Geben Sie den Ort ein.',
  problem_contact_too_long: 'Kürzen Sie die Angabe auf {{count}} Zeichen.',
  problem_zip_incomplete: 'Geben Sie die Postleitzahl mit {{count}} Ziffern ein.',
  problem_reading_reason_missing: 'Wählen Sie, warum Sie ablesen.',
  problem_consent_missing: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
  problem_email_unreadable: 'Die E-Mail-Adresse ist unvollständig. Ein Beispiel: name@beispiel.de.',
  problem_email_too_long: 'Die E-Mail-Adresse darf höchstens {{count}} Zeichen haben.',
};
