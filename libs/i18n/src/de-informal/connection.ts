export const connection = {
  connection_offline_text:
    'Du kannst weiter ablesen. Die Stände bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist. Melde dich bis dahin nicht ab.',
  connection_offline_banner_text: 'Lies weiter ab. Gesendet wird, sobald du Empfang hast.',
};
