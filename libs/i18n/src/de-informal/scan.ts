export const scan = {
  login_qrcode_text: 'Halte den Code der Ablesekarte in den Rahmen.',
  login_qrcode_error_access_text:
    'Erlaube sie in der Adresszeile beim Schloss, oder wähle ein Foto der Karte.',
  login_qrcode_error_device_text:
    'Wähle ein Foto der Karte, oder tipp Benutzername und Passwort ab.',
  login_qrcode_error_silent_text:
    'Fragt der Browser, ob er sie benutzen darf? Erlaube es, oder wähle ein Foto der Karte.',
  login_qrcode_error_unable_text:
    'Schließe andere Programme, die sie benutzen, oder wähle ein Foto der Karte.',
  login_qrcode_error_foreign_text: 'Such den Code neben deinem Benutzernamen.',
  login_qrcode_error_picture_text: 'Fotografiere ihn gerade, hell und aus der Nähe.',
  login_qrcode_error_file_text: 'Wähle ein Foto der Karte.',
};
