export const outbox = {
  outbox_silent_text:
    'Du kannst trotzdem ablesen und senden. Was du nicht sendest, geht verloren, wenn du die Seite schließt.',
  connection_offline_text:
    'Du kannst weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melde dich bis dahin nicht ab.',
  connection_offline_banner_text: 'Lies weiter ab. Gesendet wird, sobald du Empfang hast.',
  connection_update_text:
    'Die Seite lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
};
