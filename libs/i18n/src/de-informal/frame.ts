export const frame = {
  frame_unavailable_text:
    'Prüf deine Internetverbindung, oder versuch es in einigen Minuten noch einmal.',
  frame_error_text: 'Deine Eingaben sind noch da. Lade die Seite neu, oder geh zurück.',
  frame_update_text:
    'Die Seite lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
  frame_update_due_text:
    'Diese Seite ist noch die alte und lädt kurz neu. Deine Entwürfe und wartenden Ablesungen bleiben erhalten.',
};
