export const meterCamera = {
  camera_silent:
    'Fragt der Browser, ob er die Kamera benutzen darf? Erlaube es, oder tipp den Stand ab.',
  camera_aim: 'Halte den Zählerstand in den Rahmen.',
  camera_hint_dark: 'Zu dunkel. Mach mehr Licht.',
  camera_hint_glare: 'Es spiegelt. Geh etwas zur Seite.',
  camera_hint_blurred: 'Unscharf. Halte ruhig, oder ändere den Abstand.',
  camera_hint_tilted: 'Schief. Dreh, bis die Ziffern gerade im Rahmen stehen.',
  camera_compare: 'Vergleich jede Stelle mit dem Foto.',
  camera_failed_denied:
    'Die Kamera ist gesperrt: Erlaube sie in der Adresszeile beim Schloss, oder tipp den Stand ab.',
  camera_failed_missing: 'Hier ist keine Kamera zu finden: Tipp den Stand ab.',
  camera_failed_unable:
    'Die Kamera lässt sich gerade nicht benutzen, vielleicht braucht sie eine andere App: Tipp den Stand ab, oder versuch es noch einmal.',
  camera_failed_loading:
    'Die Kamera lässt sich gerade nicht laden: Tipp den Stand ab, oder versuch es noch einmal.',
  camera_read_all: 'Gelesen: {{digits}}. Prüf jede Stelle.',
  camera_read_some: 'Gelesen: {{digits}}. Tipp die offenen Stellen ab.',
  camera_read_none: 'Keine Ziffer war sicher zu lesen. Tipp den Stand ab.',
};
