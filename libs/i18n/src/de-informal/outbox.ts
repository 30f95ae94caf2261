export const outbox = {
  outbox_unfit_text:
    'Diese Werte passen nicht mehr ins Formular. Trag sie dort neu ein, und verwirf dann diese Ablesung. Bis dahin wartet sie weiter.',
  outbox_silent_text:
    'Du kannst trotzdem ablesen und senden. Was du nicht sendest, geht verloren, wenn du die Seite schließt.',
  outbox_full_text:
    'Du kannst trotzdem ablesen und senden. Was du jetzt eingibst und nicht sendest, geht verloren, wenn du die Seite schließt.',
  outbox_unreadable_text:
    'Das kann eine beschädigte Eingabe sein oder eine aus einer neueren Version. Gesendet wird sie nicht. Sichere sie als Datei.',
  outbox_unreadable_saved_text:
    'Sieh nach, ob die Datei bei deinen Downloads liegt, bevor du hier etwas entfernst.',
  outbox_unreadable_file_text:
    'Das lag auf deinem Gerät und konnte nicht gelesen werden. Fehlt deinem Versorger eine dieser Eingaben, schick ihm diese Datei.',
  notice_send_failed_text:
    'Die Ergebnisse konnten nicht gesendet werden. Bitte versuche es später erneut.',
  notice_send_refused_text:
    'Dein Versorger hat die Ablesung nicht angenommen. Die Werte stehen noch im Formular.',
  notice_send_kept_text:
    'Dein Versorger hat die Ablesung nicht angenommen. Unter „Noch nicht gesendet“ ist die Ablesung noch da und lässt sich korrigieren.',
  notice_storage_full_text:
    'Auf diesem Gerät ist kein Platz, um die Ablesung aufzubewahren, und gesendet werden konnte sie auch nicht. Alles steht noch im Formular: Entferne Fotos oder schaffe Platz, und sende noch einmal.',
  notice_storage_unavailable_text:
    'Dieser Browser kann gerade nichts speichern, und gesendet werden konnte die Ablesung auch nicht. Alles steht noch im Formular: Sende gleich noch einmal. Im privaten Modus geht es oft nicht.',
  notice_queued_text: 'Gesendet wird, sobald du wieder Empfang hast.',
};
