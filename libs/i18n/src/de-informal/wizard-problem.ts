export const wizardProblem = {
  problem_meter_number_incomplete: 'Bitte gib die Zählernummer vollständig an.',
  problem_meter_number_too_long:
    'Die Zählernummer hat höchstens {{count}} Zeichen. Gib nur die Nummer ein.',
  problem_contact_firstname: 'Gib den Vornamen ein.',
  problem_contact_lastname: 'Gib den Nachnamen ein.',
  problem_contact_street: 'Gib die Straße ein.',
  problem_contact_house_number: 'Gib die Hausnummer ein.',
  problem_contact_zip: 'Gib die Postleitzahl ein.',
  problem_contact_city: 'Gib den Ort ein.',
  problem_contact_too_long: 'Kürz die Angabe auf {{count}} Zeichen.',
  problem_zip_incomplete: 'Gib die Postleitzahl mit {{count}} Ziffern ein.',
  problem_reading_reason_missing: 'Wähl, warum du abliest.',
  problem_consent_missing:
    'Einwilligung nötig. Lies die Datenschutzerklärung, und setz das Häkchen.',
};
