export const readingForm = {
  photo_full: 'Mehr sind nicht möglich. Entferne eines, um es zu ersetzen.',
  photo_refused_unreadable:
    '{{name}} lässt sich hier nicht als Bild öffnen. Nimm ein JPEG oder PNG.',
  photo_refused_failed: '{{name}} konnte nicht verkleinert werden. Versuch es noch einmal.',
  reading_date_unreadable_text: 'Schreib ihn so: {{example}}. Solange bleibt es beim {{day}}.',
  reading_date_failed: 'Der Kalender lässt sich gerade nicht laden. Schreib den Tag ins Feld.',
  problem_value_missing: 'Gib den Zählerstand ein.',
  problem_digits_only: 'Gib nur Ziffern ein.',
  problem_digit_open: 'Eine Stelle ist noch offen. Lies sie am Zähler ab.',
  problem_decimals_missing_one: 'Gib {{count}} Nachkommastelle ein.',
  problem_decimals_missing_other: 'Gib {{count}} Nachkommastellen ein.',
  problem_date_missing: 'Gib das Ablesedatum ein.',
  problem_date_too_early:
    'Das liegt zu weit zurück. Wähl einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_date_too_late:
    'Das liegt zu weit in der Zukunft. Wähl einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_photo_missing: 'Foto nötig. Fotografier den Zähler mit seinem Stand.',
  problem_photo_missing_feed_in:
    'Foto nötig. Fotografier den Zähler, während er die Einspeisung (2.8) anzeigt.',
  problem_too_many_photos_one: 'Möglich ist höchstens {{count}} Foto. Entfern die übrigen.',
  problem_too_many_photos_other: 'Möglich sind höchstens {{count}} Fotos. Entfern die übrigen.',
  problem_photos_forbidden: 'Fotos werden hier nicht angenommen. Entfern sie.',
};
