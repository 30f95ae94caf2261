export const help = {
  help_title: 'Hilfe',
  help_meter_action: 'So lesen Sie ab',
  help_meter_close: 'Hilfe schließen',
  help_default_read_title: 'Ablesen und senden',
  help_default_read_text:
    'Wählen Sie den Zähler in der Liste und vergleichen Sie die Zählernummer. Tippen Sie alle Ziffern ab, auch Nullen am Anfang. Ziffern mit rotem Rahmen stehen hinter dem Komma.',
  help_default_offline_title: 'Kein Empfang im Keller',
  help_default_offline_text:
    'Lesen Sie trotzdem ab. Der Stand bleibt auf dem Gerät und wird gesendet, sobald Sie wieder Empfang haben.',
  help_default_mistake_title: 'Vertippt',
  help_default_mistake_text:
    'Öffnen Sie die Ablesung noch einmal und senden Sie den richtigen Stand. Es gilt der letzte.',
  accessibility_title: 'Erklärung zur Barrierefreiheit',
  accessibility_lead_text:
    'Dieses Portal soll jeder benutzen können, mit Tastatur, Vorlesesoftware, Vergrößerung oder Sprachsteuerung.',
  accessibility_state_title: 'Wie weit das Portal ist',
  accessibility_state_text:
    'Maßstab sind die Web Content Accessibility Guidelines 2.2, Stufe AA, und die Norm EN 301 549. Das Portal ist danach gebaut. Jede Seite wird mit einem Prüfprogramm, mit der Tastatur und bei 200 und 400 % Vergrößerung geprüft.',
  accessibility_expect_title: 'Was Sie erwarten können',
  accessibility_expect_keyboard: 'Alles geht mit der Tastatur. Der Fokus ist immer zu sehen.',
  accessibility_expect_contrast: 'Text hebt sich im hellen und im dunklen Bild deutlich ab.',
  accessibility_expect_colour:
    'Kein Hinweis hängt nur an der Farbe. Zeichen und Wort sagen dasselbe.',
  accessibility_expect_input:
    'Das Eingabefeld zeigt Rollen wie der Zähler. Für Vorlesesoftware sind es zwei gewöhnliche Textfelder.',
  accessibility_expect_motion:
    'Nichts bewegt sich, wenn Sie im Gerät „Bewegung verringern“ eingestellt haben.',
  accessibility_missing_title: 'Was noch nicht geht',
  accessibility_missing_photo:
    'Aufgenommene Fotos haben keine Beschreibung. Zum Senden ist keine nötig.',
  accessibility_missing_qrcode:
    'Das Scannen eines QR-Codes braucht eine Kamera. Benutzername und Passwort führen zum selben Ziel.',
  accessibility_missing_texts:
    'Hilfe und Kontakt schreibt der Versorger selbst. Für sie gilt diese Erklärung nur, soweit er sich daran hält.',
  accessibility_ask_title: 'Etwas stört Sie?',
  accessibility_ask_text: 'Schreiben Sie Ihrem Versorger, oder rufen Sie ihn an.',
  accessibility_imprint_text: 'Die Adresse steht im Impressum.',
  accessibility_office_title: 'Wenn das nicht hilft',
  accessibility_office_text:
    'Sind Sie mit der Antwort nicht zufrieden, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden.',
};
