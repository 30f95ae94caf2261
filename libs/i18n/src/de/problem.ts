export const problem = {
  problem_below_minimum: 'Niedriger als erwartet. Erwartet werden mindestens {{limit}}.',
  problem_above_maximum: 'Höher als erwartet. Erwartet werden höchstens {{limit}}.',
  problem_below_last_history: 'Niedriger als der letzte Stand von {{last}}.',
  problem_below_last_result: 'Niedriger als der zuletzt gesendete Stand von {{last}}.',
  problem_sending_not_yet: 'Senden ist ab {{from}} möglich.',
  problem_sending_over: 'Senden war bis {{until}} möglich.',
  problem_comment_missing: 'Hinweis nötig, weil ein Wert ungewöhnlich ist.',
  problem_comment_too_short:
    'Schreiben Sie mindestens {{count}} Zeichen. Leerzeichen zählen nicht.',
  problem_comment_too_long: 'Kürzen Sie den Hinweis auf {{count}} Zeichen.',
  problem_meter_number_missing: 'Geben Sie die Zählernummer ein.',
  problem_access_name_missing: 'Geben Sie dem Zugang einen Namen.',
  problem_no_jobs: 'Wählen Sie mindestens einen Zähler.',
  problem_maxjobs: 'Höchstens {{count}} Zähler auf einmal. Teilen Sie die übrigen danach.',
  problem_recipients_missing: 'Geben Sie eine E-Mail-Adresse ein.',
  problem_recipients_unreadable_one:
    'Das ist keine E-Mail-Adresse: {{entries}}. Berichtigen oder entfernen Sie sie.',
  problem_recipients_unreadable_other:
    'Das sind keine E-Mail-Adressen: {{entries}}. Berichtigen oder entfernen Sie sie.',
};
