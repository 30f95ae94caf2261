export const wizardForm = {
  wizard_intro_lead:
    'Dauert etwa drei Minuten. Du brauchst die Zählernummer und den Stand. Ein Foto hilft, wenn dein Versorger nachfragt.',
  wizard_detected_text: 'Am Anfang der Nummer erkannt. Du kannst es unten ändern.',
  wizard_medium_refused_text:
    'Dein Versorger nimmt diesen Stand hier nicht an. Unten ist jetzt {{chosen}} gewählt. Prüfe, ob das stimmt.',
  wizard_token_text: 'Die Verbindung wird vorbereitet. Du kannst schon ausfüllen.',
  wizard_ending_text: 'Verlängere sie, um weiterzumachen. Deine Eingaben bleiben in jedem Fall.',
  wizard_renewal_failed:
    'Das Verlängern hat nicht geklappt. Versuch es noch einmal. Deine Eingaben bleiben in jedem Fall.',
  wizard_expired_text:
    'Deine Eingaben sind noch da. Erneuere die Sitzung, dann geht es an derselben Stelle weiter.',
  wizard_side_text:
    'Du meldest hier einen Zähler nach dem anderen. Deine Angaben gehen nur an deinen Versorger.',
  wizard_pin_text: 'Dann sind deine Zähler schon hinterlegt, und du musst nur den Stand eintragen.',
  wizard_where_text:
    'Auf dem Typenschild des Zählers, meist unter einem Strichcode, und auf deiner letzten Rechnung.',
  wizard_number_open: 'Gib die Zählernummer ein.',
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
  problem_consent_missing: 'Bitte stimme der Datenschutzerklärung zu.',
};
