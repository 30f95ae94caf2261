export const home = {
  home_lead_text:
    'Hier meldest du die Stände aller Zähler, die deinem Zugang zugeordnet sind. Ohne Internet geht es auch: Was du eingibst, wird gesendet, sobald du wieder Empfang hast.',
  home_expiring_text: 'Danach schätzt dein Versorger den Verbrauch.',
};
