/** The camera beside a counter, in the portal and in the wizard. */
export const meterCamera = {
  camera_read_action: 'Mit der Kamera lesen',
  camera_title: 'Zählerstand aufnehmen',
  camera_starting: 'Kamera wird gestartet',
  camera_silent:
    'Fragt der Browser, ob er die Kamera benutzen darf? Erlauben Sie es, oder tippen Sie den Stand ab.',
  camera_aim: 'Halten Sie den Zählerstand in den Rahmen.',
  camera_hint_dark: 'Zu dunkel. Machen Sie mehr Licht.',
  camera_hint_glare: 'Es spiegelt. Gehen Sie etwas zur Seite.',
  camera_hint_blurred: 'Unscharf. Halten Sie ruhig, oder ändern Sie den Abstand.',
  camera_hint_tilted: 'Schief. Drehen Sie, bis die Ziffern gerade im Rahmen stehen.',
  camera_light_action: 'Licht',
  camera_closer_action: 'Näher',
  camera_release_action: 'Aufnehmen',
  camera_close_action: 'Kamera schließen',
  camera_still_dark: 'Das Foto ist zu dunkel.',
  camera_still_glare: 'Auf dem Foto spiegelt es.',
  camera_still_blurred: 'Das Foto ist unscharf.',
  camera_again_action: 'Noch einmal',
  camera_anyway_action: 'Trotzdem nehmen',
  camera_whole_fields: 'Schwarze Felder: {{count}}',
  camera_decimal_fields: 'Rote Felder: {{count}}',
  camera_fewer_whole: 'Ein schwarzes Feld weniger',
  camera_more_whole: 'Ein schwarzes Feld mehr',
  camera_fewer_decimal: 'Ein rotes Feld weniger',
  camera_more_decimal: 'Ein rotes Feld mehr',
  camera_strip: 'Der Zählerstand auf dem Foto',
  camera_compare: 'Vergleichen Sie jede Stelle mit dem Foto.',
  camera_failed_denied:
    'Die Kamera ist gesperrt: Erlauben Sie sie in der Adresszeile beim Schloss, oder tippen Sie den Stand ab.',
  camera_failed_missing: 'Hier ist keine Kamera zu finden: Tippen Sie den Stand ab.',
  camera_failed_unable:
    'Die Kamera lässt sich gerade nicht benutzen, vielleicht braucht sie eine andere App: Tippen Sie den Stand ab, oder versuchen Sie es noch einmal.',
  camera_failed_loading:
    'Die Kamera lässt sich gerade nicht laden: Tippen Sie den Stand ab, oder versuchen Sie es noch einmal.',
};
