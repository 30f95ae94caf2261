export const reading = {
  reading_clock_text:
    'Deshalb können Fristen und Tage hier falsch sein. Stell Datum, Uhrzeit und Zeitzone in den Einstellungen des Geräts richtig.',
  reading_value_hint: 'Tipp alle Ziffern ab, auch Nullen am Anfang.',
  reading_new_day_text:
    'Inzwischen hat ein neuer Tag begonnen. Als Ablesedatum gilt jetzt der {{day}}. Prüf das bitte, und sende noch einmal.',
  reading_window_early_title: 'Du sendest vor dem Ablesezeitraum',
  reading_window_early_text: 'Er beginnt am {{day}}. Du kannst trotzdem schon senden.',
  reading_window_late_title: 'Du sendest nach der Frist',
  reading_window_not_yet_text: 'Du kannst ab {{day}} senden.',
  reading_window_over_ways_text:
    'Möchtest du den Stand noch melden? Ruf deinen Versorger an, und halte die Zählernummer bereit.',
  reading_confirm_incomplete_text: 'Dein Versorger kann erst abrechnen, wenn alle Stände da sind.',
  reading_confirm_warning_text: 'Dein Versorger fragt vielleicht nach.',
  problem_comment_too_short: 'Schreib mindestens {{count}} Zeichen. Leerzeichen zählen nicht.',
  problem_comment_too_long: 'Kürz den Hinweis auf {{count}} Zeichen.',
  cause_meter_exchanged: 'Wurde der Zähler getauscht? Dann schreib es in den Hinweis.',
};
