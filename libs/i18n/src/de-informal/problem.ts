export const problem = {
  problem_comment_too_short: 'Schreib mindestens {{count}} Zeichen. Leerzeichen zählen nicht.',
  problem_comment_too_long: 'Kürz den Hinweis auf {{count}} Zeichen.',
  problem_meter_number_missing: 'Gib die Zählernummer ein.',
};
