export const problem = {
  problem_digits_only: 'Geben Sie nur Ziffern ein.',
  problem_too_many_digits_one: 'Vor dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_digits_other: 'Vor dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_too_many_decimals_one: 'Nach dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_decimals_other: 'Nach dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_decimals_missing_one: 'Geben Sie {{count}} Nachkommastelle ein.',
  problem_decimals_missing_other: 'Geben Sie {{count}} Nachkommastellen ein.',
  problem_below_minimum: 'Niedriger als erwartet. Erwartet werden mindestens {{limit}}.',
  problem_above_maximum: 'Höher als erwartet. Erwartet werden höchstens {{limit}}.',
  problem_below_last_history: 'Niedriger als der letzte Stand von {{last}}.',
  problem_below_last_result: 'Niedriger als der zuletzt gesendete Stand von {{last}}.',
  problem_date_too_early:
    'Das liegt zu weit zurück. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_date_too_late:
    'Das liegt zu weit in der Zukunft. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_sending_not_yet: 'Senden ist ab {{from}} möglich.',
  problem_sending_over: 'Senden war bis {{until}} möglich.',
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
  problem_comment_missing: 'Hinweis nötig, weil ein Wert ungewöhnlich ist.',
  problem_comment_too_short:
    'Schreiben Sie mindestens {{count}} Zeichen. Leerzeichen zählen nicht.',
  problem_comment_too_long: 'Kürzen Sie den Hinweis auf {{count}} Zeichen.',
};
