export const connection = {
  connection_offline_title: 'Achtung: Keine Internetverbindung',
  connection_offline_text:
    'Sie können weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melden Sie sich bis dahin nicht ab.',
  connection_offline_action: 'Weiter ablesen',
  connection_offline_banner_title: 'Ohne Internet',
  connection_offline_banner_text: 'Lesen Sie weiter ab. Gesendet wird, sobald Sie Empfang haben.',
  connection_update_title: 'Neue Fassung verfügbar',
  connection_update_text:
    'Die Seite lädt kurz neu. Ihre Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Ihre Entwürfe und wartenden Ablesungen bleiben erhalten.',
  connection_update_later: 'Später',
  connection_update_action: 'Jetzt aktualisieren',
};
