export const handover = {
  handover_title: 'Übergabeprotokoll',
  handover_lead_text:
    'Alle Stände einer Wohnung oder eines Hauses auf einem Blatt zum Unterschreiben. Die Namen stehen nur auf dem Blatt und werden nicht gespeichert.',
  handover_place_label: 'Wohnung oder Haus',
  handover_meters_title: 'Zähler auf dem Blatt',
  handover_all_action: 'Alle auswählen',
  handover_choose_text: 'Wählen Sie die Zähler, die auf dem Blatt stehen sollen.',
  handover_names_title: 'Wer übergibt, wer übernimmt?',
  handover_name_hint: 'Bleibt das Feld leer, ist auf dem Blatt Platz für den Namen.',
  handover_from_label: 'Übergeben von',
  handover_to_label: 'Übernommen von',
  handover_sheet_title: 'Übergabeprotokoll der Zählerstände',
  handover_signature_label: 'Ort, Datum, Unterschrift',
  handover_read_text: 'abgelesen {{day}}',
  handover_unsent_text: 'noch nicht an den Versorger gesendet',
  handover_empty_title: 'Noch kein Stand auf diesem Gerät',
  handover_empty_text:
    'Das Blatt entsteht aus Ständen, die von diesem Gerät gesendet wurden oder hier noch warten.',
};
