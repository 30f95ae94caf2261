/** Scanning the code on a meter's label, in the portal and in the wizard. */
export const labelScan = {
  scan_label_action: 'Zähler scannen',
  scan_label_photo_action: 'Nummer aus Foto',
  scan_label_text: 'Halten Sie den Strichcode oder QR-Code am Zähler in den Rahmen.',
  scan_label_running: 'Kamera läuft. Es wird nichts gespeichert.',
  scan_label_denied_title: 'Die Kamera ist gesperrt',
  scan_label_denied_text:
    'Erlauben Sie sie in der Adresszeile beim Schloss, wählen Sie ein Foto des Codes, oder tippen Sie die Nummer ab.',
  scan_label_missing_title: 'Keine Kamera gefunden',
  scan_label_missing_text:
    'Wählen Sie ein Foto des Codes am Zähler, oder tippen Sie die Nummer ab.',
  scan_label_choose_action: 'Bild wählen',
  scan_label_reading_text: 'Das Bild wird gelesen',
  scan_label_no_code_title: 'Auf diesem Bild ist kein Code zu erkennen',
  scan_label_no_code_text: 'Fotografieren Sie ihn gerade, hell und aus der Nähe.',
  scan_label_no_picture_title: 'Diese Datei ist kein Bild',
  scan_label_no_picture_text: 'Wählen Sie ein Foto des Codes am Zähler.',
  scan_label_silent_title: 'Die Kamera antwortet nicht',
  scan_label_silent_text:
    'Fragt der Browser, ob er sie benutzen darf? Erlauben Sie es, wählen Sie ein Foto des Codes, oder tippen Sie die Nummer ab.',
  scan_label_unable_title: 'Die Kamera lässt sich nicht öffnen',
  scan_label_unable_text:
    'Schließen Sie andere Programme, die sie benutzen, wählen Sie ein Foto des Codes, oder tippen Sie die Nummer ab.',
  scan_label_loading_title: 'Der Scanner wird geladen',
  scan_label_not_loaded_title: 'Codes können gerade nicht gelesen werden',
  scan_label_not_loaded_text:
    'Beim ersten Mal braucht das Scannen Internet. Tippen Sie die Nummer ab, oder versuchen Sie es mit Internet.',
  scan_label_slow_title: 'Das Lesen dauert ungewöhnlich lange',
  scan_label_slow_text:
    'Warten Sie etwas und versuchen Sie es dann noch einmal, oder tippen Sie die Nummer ab.',
  scan_label_foreign_title: 'In diesem Code steht keine Zählernummer',
  scan_label_foreign_text: 'Manche Zähler haben mehrere Codes. Versuchen Sie es mit einem anderen.',
  scan_label_none_title: 'Zähler {{number}} steht nicht in Ihrer Liste',
  scan_label_none_many_title: 'Keine dieser Nummern steht in Ihrer Liste',
  scan_label_several_title: 'Welcher Zähler ist es?',
  scan_label_several_text: 'Zur Nummer {{number}} passen {{count}} Zähler Ihrer Liste.',
  scan_label_which_title: 'Welche davon ist die Zählernummer?',
  scan_label_report_action: 'Zähler {{number}} melden',
  scan_label_again_action: 'Noch einmal scannen',
  scan_label_begun_title: 'Gehört Zähler {{number}} zur angefangenen Meldung?',
  scan_label_begun_text: 'Im Formular steht noch eine angefangene Meldung ohne Zählernummer.',
  scan_label_begun_number_text:
    'Im Formular steht noch eine angefangene Meldung zu Zähler {{number}}.',
  scan_label_anew_action: 'Verwerfen und neu beginnen',
  scan_label_put_action: 'Nummer hier eintragen',
};
