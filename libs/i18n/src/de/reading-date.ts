/** The field for the day, in the portal and in the wizard. */
export const readingDate = {
  reading_date_title: 'Datum',
  reading_date_label: 'Ablesedatum',
  reading_date_hint: 'Zwischen {{from}} und heute',
  reading_date_hint_until: 'Zwischen {{from}} und {{to}}',
  reading_date_unreadable: 'Schreiben Sie den Tag so: {{example}}.',
  reading_date_calendar: 'Kalender öffnen',
  reading_date_choose: 'Ablesedatum wählen',
  reading_date_close: 'Kalender schließen',
  reading_date_today: 'Heute',
  reading_date_loading: 'Kalender wird geladen',
  reading_date_limits: '{{from}} bis heute',
  reading_date_limits_until: '{{from}} bis {{to}}',
  reading_date_month_back: 'Vorheriger Monat',
  reading_date_month_on: 'Nächster Monat',
  reading_date_reset_title: 'Ablesedatum geändert',
  reading_date_reset_text:
    'Möglich sind Tage zwischen {{from}} und {{to}}. Jetzt steht hier wieder heute.',
};
