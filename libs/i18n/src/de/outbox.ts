/** Readings that are sent or that wait for a connection. */
export const outbox = {
  outbox_badge_label_one: '{{count}} Ablesung ist noch nicht gesendet',
  outbox_badge_label_other: '{{count}} Ablesungen sind noch nicht gesendet',
  outbox_title: 'Noch nicht gesendet',
  outbox_send_action: 'Jetzt senden',
  outbox_unsent_title: 'Noch nicht gesendet',
  outbox_unsent_busy_text: 'Das Senden läuft bereits.',
  outbox_unsent_reasons_text: 'Woran es liegt, steht bei der Ablesung.',
  outbox_hide_action: 'Ausblenden',
  outbox_discard_action: 'Verwerfen',
  outbox_refused_text: 'Vom Versorger nicht angenommen: {{reason}}',
  outbox_refused_gone_text:
    'Vom Versorger nicht angenommen: Er erwartet diese Ablesung nicht mehr.',
  outbox_refused_unsaid_text: 'Vom Versorger nicht angenommen. Einen Grund nennt er nicht.',
  outbox_show_action: 'Anzeigen',
  outbox_view_action: 'Ansehen',
  outbox_retry_action: 'Erneut senden',
  outbox_correct_action: 'Korrigieren',
  outbox_reading_text: '{{value}} am {{day}}',
  outbox_entered_today: 'Eingegeben um {{time}}',
  outbox_entered_text: 'Eingegeben am {{day}} um {{time}}',
  outbox_save_action: 'Als Datei sichern',
  outbox_save_file: 'Ablesungen',
  outbox_photos_one: '{{count}} Foto',
  outbox_photos_other: '{{count}} Fotos',
  outbox_auth_text: 'Wartet auf die nächste Anmeldung mit diesem Zugang.',
  outbox_server_text: 'Der Server nimmt gerade nichts an. Nächster Versuch: {{when}}.',
  outbox_unanswered_text: 'Der Server antwortet gerade nicht. Nächster Versuch: {{when}}.',
  outbox_attempt_soon: 'in Kürze',
  outbox_attempt_today: 'um {{time}} Uhr',
  outbox_attempt_later: 'am {{day}} um {{time}} Uhr',
  outbox_damaged_text: 'Ein Foto dieser Ablesung ist auf diesem Gerät verloren gegangen.',
  outbox_unlisted_text: 'Nicht in der Liste',
  outbox_gone_text: 'Zähler eines anderen Zugangs',
  outbox_discard_title: 'Ablesung verwerfen?',
  outbox_discard_text:
    'Die Ablesung für {{meter}} ist noch nicht beim Versorger. Verworfen ist sie verloren.',
  outbox_keep_action: 'Behalten',
  outbox_late_title: 'Zu spät',
  outbox_late_text: 'Diese Ablesung ist schon gesendet oder wird gerade gesendet.',
  outbox_taken_title: 'Das Formular ist belegt',
  outbox_taken_text: 'Im Formular steht eine andere Eingabe. Die Ablesung wartet weiter.',
  outbox_unfit_title: 'Der Zähler hat jetzt andere Tarife',
  outbox_unfit_text:
    'Diese Werte passen nicht mehr ins Formular. Tragen Sie sie dort neu ein, und verwerfen Sie dann diese Ablesung. Bis dahin wartet sie weiter.',
  outbox_lost_title: 'Nicht alle Fotos sind da',
  outbox_lost_text_one:
    '{{count}} Foto dieser Ablesung ist auf diesem Gerät verloren gegangen. Alles andere steht im Formular.',
  outbox_lost_text_other:
    '{{count}} Fotos dieser Ablesung sind auf diesem Gerät verloren gegangen. Alles andere steht im Formular.',
  outbox_storage_title: 'Speicher nicht erreichbar',
  outbox_storage_text:
    'Dieser Browser kann gerade nichts aufbewahren oder lesen, oder es ist kein Platz mehr. Verloren ist nichts: Die Ablesung wartet weiter oder steht im Formular.',
  outbox_silent_title: 'Dieser Browser kann gerade nichts speichern',
  outbox_silent_text:
    'Sie können trotzdem ablesen und senden. Was Sie nicht senden, geht verloren, wenn Sie die Seite schließen.',
  outbox_full_title: 'Auf diesem Gerät ist kein Platz mehr',
  outbox_full_text:
    'Sie können trotzdem ablesen und senden. Was Sie jetzt eingeben und nicht senden, geht verloren, wenn Sie die Seite schließen.',
  outbox_unreadable_title_one:
    'Auf diesem Gerät liegt {{count}} Eingabe, die nicht gelesen werden kann.',
  outbox_unreadable_title_other:
    'Auf diesem Gerät liegen {{count}} Eingaben, die nicht gelesen werden können.',
  outbox_unreadable_text:
    'Das kann eine beschädigte Eingabe sein oder eine aus einer neueren Version. Gesendet wird sie nicht. Sichern Sie sie als Datei.',
  outbox_unreadable_saved_text:
    'Sehen Sie nach, ob die Datei bei Ihren Downloads liegt, bevor Sie hier etwas entfernen.',
  outbox_unreadable_remove_action: 'Von diesem Gerät entfernen',
  outbox_unreadable_remove_title: 'Eingaben entfernen?',
  outbox_unreadable_remove_text_one:
    '{{count}} Eingabe wird auf diesem Gerät gelöscht. Stammt sie aus einer neueren Version dieser Seite, kann jene sie wieder lesen, solange sie hier liegt. Danach bleibt nur die Datei.',
  outbox_unreadable_remove_text_other:
    '{{count}} Eingaben werden auf diesem Gerät gelöscht. Stammen sie aus einer neueren Version dieser Seite, kann jene sie wieder lesen, solange sie hier liegen. Danach bleibt nur die Datei.',
  outbox_unreadable_removed_title: 'Von diesem Gerät entfernt',
  outbox_unreadable_removed_text: 'Was nicht gelesen werden konnte, steht nur noch in der Datei.',
  outbox_unreadable_failed_title: 'Das ging gerade nicht',
  outbox_unreadable_failed_text:
    'Was noch nicht entfernt ist, liegt weiter auf diesem Gerät. Bitte später noch einmal versuchen.',
  outbox_unreadable_file_name: 'Nicht-lesbare-Eingaben',
  outbox_unreadable_file_title: 'Nicht lesbare Eingaben',
  outbox_unreadable_file_text:
    'Das lag auf Ihrem Gerät und konnte nicht gelesen werden. Fehlt Ihrem Versorger eine dieser Eingaben, schicken Sie ihm diese Datei.',
  outbox_unreadable_file_part: 'Anlage {{number}}',
  outbox_unreadable_file_empty: 'Der Browser kann den Inhalt nicht lesen.',
  outbox_unreadable_reading: 'Wartende Ablesung',
  outbox_unreadable_draft: 'Entwurf',
  outbox_unreadable_photo: 'Foto',
  outbox_unreadable_receipt: 'Nachweis',
  outbox_evicted_title: 'Ablesungen gelöscht',
  outbox_evicted_text_one:
    '{{count}} Ablesung, die noch nicht gesendet war, hat der Browser gelöscht. Bitte noch einmal eintragen.',
  outbox_evicted_text_other:
    '{{count}} Ablesungen, die noch nicht gesendet waren, hat der Browser gelöscht. Bitte noch einmal eintragen.',
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
};
