export const notice = {
  connection_offline_text:
    'Du kannst weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melde dich bis dahin nicht ab.',
  connection_update_text:
    'Die Seite lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
  picture_missing_text:
    'Das Bild wird geladen, sobald die Verbindung wieder da ist. Prüf deine Internetverbindung.',
};
