export const frame = {
  frame_slow_text:
    'Das dauert länger als sonst. Prüf deine Internetverbindung, oder lade die Seite neu.',
  frame_utility_unnamed: 'Dein Versorger',
  frame_unavailable_text:
    'Prüf deine Internetverbindung, oder versuch es in einigen Minuten noch einmal.',
  frame_unavailable_contact: 'Die Telefonnummer steht auf dem Schreiben deines Versorgers.',
  frame_error_text: 'Deine Eingaben sind noch da. Lade die Seite neu, oder geh zurück.',
};
