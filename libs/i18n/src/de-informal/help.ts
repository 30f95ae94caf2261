export const help = {
  help_meter_action: 'So liest du ab',
  help_default_read_text:
    'Wähl den Zähler in der Liste und vergleich die Zählernummer. Tipp alle Ziffern ab, auch Nullen am Anfang. Ziffern mit rotem Rahmen stehen hinter dem Komma.',
  help_default_offline_text:
    'Lies trotzdem ab. Der Stand bleibt auf dem Gerät und wird gesendet, sobald du wieder Empfang hast.',
  help_default_mistake_text:
    'Öffne die Ablesung noch einmal und sende den richtigen Stand. Es gilt der letzte.',
  accessibility_expect_title: 'Was du erwarten kannst',
  accessibility_expect_motion:
    'Nichts bewegt sich, wenn du im Gerät „Bewegung verringern“ eingestellt hast.',
  accessibility_ask_title: 'Etwas stört dich?',
  accessibility_ask_text: 'Schreib deinem Versorger, oder ruf ihn an.',
  accessibility_office_text:
    'Bist du mit der Antwort nicht zufrieden, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden.',
};
