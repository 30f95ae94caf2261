export const introduction = {
  introduction_title: 'So melden Sie Ihren Zählerstand',
  introduction_text:
    'Sie lesen ab, tippen die Ziffern ein und sehen sofort, ob der Stand zu Ihrem Verbrauch passt. Auch ohne Empfang im Keller.',
  introduction_steps_title: 'So geht es',
  introduction_read_title: 'Ablesen',
  introduction_read_text:
    'Alle Ziffern, auch Nullen am Anfang. Das Eingabefeld sieht aus wie der Zähler.',
  introduction_check_title: 'Prüfen',
  introduction_check_text:
    'Das Portal vergleicht mit dem letzten Stand und sagt, was ungewöhnlich ist.',
  introduction_send_title: 'Senden',
  introduction_send_text:
    'Der Stand geht an Ihren Versorger. Ohne Internet geht er später von selbst ab.',
  introduction_try_title: 'Probieren Sie es aus',
  introduction_try_text: 'Dieser Zähler ist erfunden. Es wird nichts gesendet.',
  introduction_try_label: 'Tippen Sie den Stand vom Zähler ab',
  introduction_try_action: 'Für mich ausfüllen',
  introduction_drawing_label:
    'Zeichnung eines Stromzählers. Das Zählwerk zeigt {{value}} Kilowattstunden.',
  introduction_waiting_text: 'Gleich geht es von selbst weiter zu Ihren Ablesungen.',
  introduction_jobs_action: 'Zu den Ablesungen',
};
