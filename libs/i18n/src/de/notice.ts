export const notice = {
  notice_region_label: 'Meldungen',
  notice_close_action: 'Meldung schließen',
  notice_sent_title: 'Senden erfolgreich',
  notice_sent_text: 'Die Ergebnisse wurden erfolgreich gesendet.',
  notice_send_failed_title: 'Senden fehlgeschlagen',
  notice_send_failed_text:
    'Die Ergebnisse konnten nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  notice_send_failed_meter_text: '{{meter}}: {{reason}}',
  notice_send_queued_text:
    'Der Server antwortet gerade nicht. Gesendet wird automatisch, sobald er die Ablesung annimmt.',
  notice_send_refused_text:
    'Ihr Versorger hat die Ablesung nicht angenommen. Die Werte stehen noch im Formular.',
  notice_send_kept_text:
    'Ihr Versorger hat die Ablesung nicht angenommen. Unter „Noch nicht gesendet“ ist die Ablesung noch da und lässt sich korrigieren.',
  notice_send_kept_reason_text:
    'Vom Versorger nicht angenommen: {{reason}} Unter „Noch nicht gesendet“ ist die Ablesung noch da und lässt sich korrigieren.',
  notice_storage_full_text:
    'Auf diesem Gerät ist kein Platz, um die Ablesung aufzubewahren, und gesendet werden konnte sie auch nicht. Alles steht noch im Formular: Entfernen Sie Fotos oder schaffen Sie Platz, und senden Sie noch einmal.',
  notice_storage_unavailable_text:
    'Dieser Browser kann gerade nichts speichern, und gesendet werden konnte die Ablesung auch nicht. Alles steht noch im Formular: Senden Sie gleich noch einmal. Im privaten Modus geht es oft nicht.',
  notice_queued_title: 'Gespeichert',
  notice_queued_text: 'Gesendet wird, sobald Sie wieder Empfang haben.',
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
};
