/** What any screen may say, also before the login. */
export const notice = {
  notice_region_label: 'Meldungen',
  notice_close_action: 'Meldung schließen',
  notice_jobs_failed_title: 'Aktualisierung fehlgeschlagen',
  notice_jobs_failed_text: 'Aufträge konnten nicht abgerufen werden',
  notice_online_title: 'Internet verfügbar!',
  notice_online_text: 'Alle Funktionen stehen wieder zur Verfügung.',
  notice_online_sync_text_one: '{{count}} Ablesung wird nun synchronisiert.',
  notice_online_sync_text_other: '{{count}} Ablesungen werden nun synchronisiert.',
  notice_online_arrived_text_one: '{{count}} Ablesung ist angekommen.',
  notice_online_arrived_text_other: '{{count}} Ablesungen sind angekommen.',
  notice_offline_title: 'Kein Internet',
  notice_offline_text: 'Ablesungen können weiterhin durchgeführt werden!',
  notice_account_removed_title: 'Zugang abgelaufen',
  notice_account_removed_text: 'Ein abgelaufener Zugang wurde entfernt',
  connection_offline_title: 'Achtung: Keine Internetverbindung',
  connection_offline_text:
    'Sie können weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melden Sie sich bis dahin nicht ab.',
  connection_offline_action: 'Weiter ablesen',
  connection_update_title: 'Neue Version verfügbar',
  connection_update_text:
    'Die Seite lädt kurz neu. Ihre Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Ihre Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_later: 'Später',
  connection_update_action: 'Jetzt aktualisieren',
  picture_missing_text:
    'Das Bild wird geladen, sobald die Verbindung wieder da ist. Prüfen Sie Ihre Internetverbindung.',
};
