export const note = {
  note_title: 'Stand für dich notieren',
  note_text:
    'Für zwischendurch: Die Notiz ist nur für dich, bleibt auf diesem Gerät, wird nie gesendet und zählt nicht als Ablesung. Wenn du dich abmeldest, wird sie gelöscht.',
  note_reason: 'Notiz, nur für dich',
  note_key: 'Notiz, nur für dich',
  note_kept_title: 'Notiert, nur für dich',
  note_sheet_name: 'Notizen, nur für dich',
};
