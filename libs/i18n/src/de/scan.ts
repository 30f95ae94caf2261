export const scan = {
  login_qrcode_text: 'Halten Sie den Code der Ablesekarte in den Rahmen.',
  login_qrcode_starting: 'Kamera wird gestartet',
  login_qrcode_running: 'Kamera läuft. Es wird nichts gespeichert.',
  login_qrcode_torch_action: 'Licht',
  login_qrcode_picture_action: 'Bild wählen',
  login_qrcode_picture_reading: 'Das Bild wird gelesen',
  login_qrcode_type_action: 'Abtippen',
  login_qrcode_error_access_title: 'Die Kamera ist gesperrt',
  login_qrcode_error_access_text:
    'Erlauben Sie sie in der Adresszeile beim Schloss, oder wählen Sie ein Foto der Karte.',
  login_qrcode_error_device_title: 'Keine Kamera gefunden',
  login_qrcode_error_device_text:
    'Wählen Sie ein Foto der Karte, oder tippen Sie Benutzername und Passwort ab.',
  login_qrcode_error_silent_title: 'Die Kamera antwortet nicht',
  login_qrcode_error_silent_text:
    'Fragt der Browser, ob er sie benutzen darf? Erlauben Sie es, oder wählen Sie ein Foto der Karte.',
  login_qrcode_error_unable_title: 'Die Kamera lässt sich nicht öffnen',
  login_qrcode_error_unable_text:
    'Schließen Sie andere Programme, die sie benutzen, oder wählen Sie ein Foto der Karte.',
  login_qrcode_error_foreign_title: 'Das ist kein Code einer Ablesekarte',
  login_qrcode_error_foreign_text: 'Suchen Sie den Code neben Ihrem Benutzernamen.',
  login_qrcode_error_picture_title: 'Auf diesem Bild ist kein Code zu erkennen',
  login_qrcode_error_picture_text: 'Fotografieren Sie ihn gerade, hell und aus der Nähe.',
  login_qrcode_error_file_title: 'Diese Datei ist kein Bild',
  login_qrcode_error_file_text: 'Wählen Sie ein Foto der Karte.',
};
