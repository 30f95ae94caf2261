/** The answer that a meter cannot be read. */
export const notReadable = {
  reading_open_reason: 'Grund wählen',
  not_readable_title: 'Warum lässt sich der Zähler nicht ablesen?',
  not_readable_legend: 'Grund',
  not_readable_access_title: 'Kein Zugang?',
  not_readable_access_action: 'Ohne Stand melden',
  not_readable_open_action: 'Zähler lässt sich nicht ablesen',
  not_readable_access_text:
    'Sie kommen nicht an den Zähler? Melden Sie das statt eines Standes, dann ist die Ablesung erledigt.',
  not_readable_close_action: 'Doch einen Stand eingeben',
  not_readable_send_action: 'Ohne Stand senden',
  not_readable_no_access: 'Kein Zugang zum Zähler',
  not_readable_meter_removed: 'Zähler ausgebaut',
  not_readable_meter_defective: 'Zähler defekt oder Anzeige unlesbar',
  not_readable_else: 'Anderer Grund',
  not_readable_photos: 'Foto, wenn es hilft',
  not_readable_unknown_text:
    'Ihr Versorger nimmt diese Meldung hier nicht an. Rufen Sie ihn bitte an. Ihre Eingabe ist noch da.',
  not_readable_done_title: 'Nicht abgelesen',
  not_readable_done_text: 'Ihr Versorger weiß Bescheid: {{said}}',
  not_readable_enter_action: 'Stand nachreichen',
  not_readable_sent_title: 'Meldung gesendet',
  not_readable_state: 'ohne Stand',
  not_readable_receipt_label: 'Nicht abgelesen',
  not_readable_day_label: 'Tag',
};
