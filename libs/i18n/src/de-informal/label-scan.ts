export const labelScan = {
  scan_label_text: 'Halte den Strichcode oder QR-Code am Zähler in den Rahmen.',
  scan_label_denied_text:
    'Erlaube sie in der Adresszeile beim Schloss, wähle ein Foto des Codes, oder tipp die Nummer ab.',
  scan_label_missing_text: 'Wähle ein Foto des Codes am Zähler, oder tipp die Nummer ab.',
  scan_label_no_code_text: 'Fotografiere ihn gerade, hell und aus der Nähe.',
  scan_label_no_picture_text: 'Wähle ein Foto des Codes am Zähler.',
  scan_label_silent_text:
    'Fragt der Browser, ob er sie benutzen darf? Erlaube es, wähle ein Foto des Codes, oder tipp die Nummer ab.',
  scan_label_unable_text:
    'Schließe andere Programme, die sie benutzen, wähle ein Foto des Codes, oder tipp die Nummer ab.',
  scan_label_not_loaded_text:
    'Beim ersten Mal braucht das Scannen Internet. Tipp die Nummer ab, oder versuch es mit Internet.',
  scan_label_slow_text: 'Warte etwas und versuch es dann noch einmal, oder tipp die Nummer ab.',
  scan_label_foreign_text: 'Manche Zähler haben mehrere Codes. Versuch es mit einem anderen.',
  scan_label_none_title: 'Zähler {{number}} steht nicht in deiner Liste',
  scan_label_none_many_title: 'Keine dieser Nummern steht in deiner Liste',
  scan_label_several_text: 'Zur Nummer {{number}} passen {{count}} Zähler deiner Liste.',
};
