/** Problems of a value, its day and its photos, used by the portal and the wizard. */
export const valueProblem = {
  problem_value_missing: 'Geben Sie den Zählerstand ein.',
  problem_digits_only: 'Geben Sie nur Ziffern ein.',
  problem_too_many_digits_one: 'Vor dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_digits_other: 'Vor dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_too_many_decimals_one: 'Nach dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_decimals_other: 'Nach dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_decimals_missing_one: 'Geben Sie {{count}} Nachkommastelle ein.',
  problem_decimals_missing_other: 'Geben Sie {{count}} Nachkommastellen ein.',
  problem_date_missing: 'Geben Sie das Ablesedatum ein.',
  problem_date_too_early:
    'Das liegt zu weit zurück. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_date_too_late:
    'Das liegt zu weit in der Zukunft. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_photo_missing: 'Foto nötig. Fotografieren Sie den Zähler mit seinem Stand.',
  problem_photo_missing_implausible: 'Foto nötig, weil der Wert ungewöhnlich ist.',
  problem_photo_missing_feed_in:
    'Foto nötig. Fotografieren Sie den Zähler, während er die Einspeisung (2.8) anzeigt.',
  problem_photo_missing_feed_in_implausible:
    'Foto der Einspeisung (2.8) nötig, weil der Wert ungewöhnlich ist.',
  problem_too_many_photos_one: 'Möglich ist höchstens {{count}} Foto. Entfernen Sie die übrigen.',
  problem_too_many_photos_other:
    'Möglich sind höchstens {{count}} Fotos. Entfernen Sie die übrigen.',
  problem_photos_forbidden: 'Fotos werden hier nicht angenommen. Entfernen Sie sie.',
};
