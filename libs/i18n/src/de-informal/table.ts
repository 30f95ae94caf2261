export const table = {
  table_import_unreadable_text:
    'Nimm die Excel-Datei, die hier heruntergeladen wurde, und speichere sie als .xlsx.',
  table_import_hint:
    'Übernommene Stände kommen in die Tabelle. Gesendet wird erst, wenn du dort sendest.',
};
