export const home = {
  home_lead_text:
    'Hier meldest du die Stände aller Zähler, die deinem Zugang zugeordnet sind. Ohne Internet geht es auch: Was du eingibst, wird gesendet, sobald du wieder Empfang hast.',
  home_expiring_text: 'Danach schätzt dein Versorger den Verbrauch.',
  introduction_title: 'So meldest du deinen Zählerstand',
  introduction_text:
    'Du liest ab, tippst die Ziffern ein und siehst sofort, ob der Stand zu deinem Verbrauch passt. Auch ohne Empfang im Keller.',
  introduction_send_text:
    'Der Stand geht an deinen Versorger. Ohne Internet wird er später automatisch gesendet.',
  introduction_try_title: 'Probier es aus',
  introduction_try_label: 'Tipp den Stand vom Zähler ab',
  introduction_waiting_text: 'Gleich geht es von selbst weiter zu deinen Ablesungen.',
};
