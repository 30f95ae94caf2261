export const problem = {
  problem_comment_too_short: 'Schreib mindestens {{count}} Zeichen. Leerzeichen zählen nicht.',
  problem_comment_too_long: 'Kürz den Hinweis auf {{count}} Zeichen.',
  problem_meter_number_missing: 'Gib die Zählernummer ein.',
  problem_access_name_missing: 'Gib dem Zugang einen Namen.',
  problem_no_jobs: 'Wähl mindestens einen Zähler.',
  problem_maxjobs: 'Höchstens {{count}} Zähler auf einmal. Teil die übrigen danach.',
  problem_recipients_missing: 'Gib eine E-Mail-Adresse ein.',
  problem_recipients_unreadable_one:
    'Das ist keine E-Mail-Adresse: {{entries}}. Berichtige oder entferne sie.',
  problem_recipients_unreadable_other:
    'Das sind keine E-Mail-Adressen: {{entries}}. Berichtige oder entferne sie.',
};
