export const notReadable = {
  not_readable_access_text:
    'Du kommst nicht an den Zähler? Melde das statt eines Standes, dann ist die Ablesung erledigt.',
  not_readable_unknown_text:
    'Dein Versorger nimmt diese Meldung hier nicht an. Ruf ihn bitte an. Deine Eingabe ist noch da.',
  not_readable_done_text: 'Dein Versorger weiß Bescheid: {{said}}',
};
