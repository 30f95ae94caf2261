/** A reading of a meter that is not on the list. */
export const unlisted = {
  unlisted_title: 'Zähler, der nicht in der Liste steht',
  unlisted_text: 'Ihr Versorger ordnet den Stand nach der Zählernummer zu.',
  unlisted_account_label: 'Für welchen Zugang?',
  unlisted_confirm_account: 'Zugang',
  unlisted_meter_title: 'Zähler',
  unlisted_number_label: 'Zählernummer',
  unlisted_number_hint: 'Auf dem Zähler, oft neben einem Strichcode.',
  unlisted_value_label: 'Zählerstand',
  unlisted_open_account: 'Zugang wählen',
  unlisted_open_number: 'Zählernummer eingeben',
  unlisted_open_value: 'Zählerstand prüfen',
  unlisted_open_photos: 'Fotos prüfen',
  unlisted_not_allowed_title: 'Nicht erlaubt',
  unlisted_not_allowed_text: 'Für diese Funktion fehlen Ihnen die Rechte.',
};
