export const handover = {
  handover_title: 'Handover sheet',
  handover_lead_text:
    'All readings of a flat or house on one sheet to sign. The names are only on the sheet and are not stored.',
  handover_place_label: 'Flat or house',
  handover_meters_title: 'Meters on the sheet',
  handover_all_action: 'Select all',
  handover_choose_text: 'Choose the meters for the sheet.',
  handover_names_title: 'Who hands over, who takes over?',
  handover_name_hint: 'If the field stays empty, the sheet has room for the name.',
  handover_from_label: 'Handed over by',
  handover_to_label: 'Taken over by',
  handover_sheet_title: 'Handover of meter readings',
  handover_signature_label: 'Place, date, signature',
  handover_read_text: 'read on {{day}}',
  handover_unsent_text: 'not sent to the supplier yet',
  handover_empty_title: 'No reading on this device yet',
  handover_empty_text:
    'The sheet is made from readings that were sent from this device or still wait here.',
};
