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
  connection_offline_text:
    'Du kannst weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melde dich bis dahin nicht ab.',
  connection_update_text:
    'Die Seite lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
};
