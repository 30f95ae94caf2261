/** The texts of the date field, in the portal and in the wizard. */
export const readingDate = {
  reading_date_title: 'Datum',
  reading_date_label: 'Ablesedatum',
  reading_date_hint: 'Zwischen {{from}} und heute',
  reading_date_hint_until: 'Zwischen {{from}} und {{to}}',
  reading_date_unreadable_title: '„{{text}}“ ist kein Tag',
  reading_date_unreadable_text:
    'Schreiben Sie ihn so: {{example}}. Solange bleibt es beim {{day}}.',
  reading_date_failed:
    'Der Kalender lässt sich gerade nicht laden. Schreiben Sie den Tag ins Feld.',
  reading_date_calendar: 'Kalender öffnen',
  reading_date_choose: 'Ablesedatum wählen',
  reading_date_close: 'Kalender schließen',
  reading_date_today: 'Heute',
  reading_date_loading: 'Kalender wird geladen',
  reading_date_limits: '{{from}} bis heute',
  reading_date_limits_until: '{{from}} bis {{to}}',
  reading_date_reset_title: 'Ablesedatum geändert',
  reading_date_reset_text:
    'Möglich sind Tage zwischen {{from}} und {{to}}. Jetzt steht hier wieder heute.',
};
