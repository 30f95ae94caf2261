export const wizardStart = {
  wizard_intro_lead:
    'Dauert etwa drei Minuten. Du brauchst die Zählernummer und den Stand. Ein Foto hilft, wenn dein Versorger nachfragt.',
  wizard_detected_text:
    'Das steht am Anfang der Nummer. Stimmt es nicht, wähl unten das richtige Medium. Deine Wahl bleibt dann stehen.',
  wizard_token_text: 'Die Verbindung wird vorbereitet. Du kannst schon ausfüllen.',
  wizard_ending_text: 'Verlängere sie, um weiterzumachen. Deine Eingaben bleiben in jedem Fall.',
  wizard_expired_text:
    'Deine Eingaben sind noch da. Erneuere die Sitzung, dann geht es an derselben Stelle weiter.',
  wizard_side_text:
    'Du meldest hier einen einzelnen Zähler. Deine Angaben gehen nur an deinen Versorger.',
  wizard_pin_text: 'Dann sind deine Zähler schon hinterlegt, und du musst nur den Stand eintragen.',
  wizard_where_text:
    'Auf dem Typenschild des Zählers, meist unter einem Strichcode, und auf deiner letzten Rechnung.',
};
