export const account = {
  session_unsent_note_one: '{{count}} Ablesung noch nicht gesendet',
  session_unsent_note_other: '{{count}} Ablesungen noch nicht gesendet',
  session_receipts_link: 'Meine Nachweise',
  session_logout_unsent_title: 'Abmelden, bevor alles gesendet ist?',
  session_logout_unsent_text_one:
    '{{count}} Ablesung ist noch nicht gesendet. Auf diesem Gerät bleibt sie erhalten und wird automatisch gesendet, wenn sich derselbe Zugang wieder anmeldet.',
  session_logout_unsent_text_other:
    '{{count}} Ablesungen sind noch nicht gesendet. Auf diesem Gerät bleiben die Ablesungen erhalten und werden automatisch gesendet, wenn sich derselbe Zugang wieder anmeldet.',
  session_logout_drafts_text_one: 'Beim Abmelden wird {{count}} Entwurf von diesem Gerät gelöscht.',
  session_logout_drafts_text_other:
    'Beim Abmelden werden {{count}} Entwürfe von diesem Gerät gelöscht.',
  session_logout_unsent_action: 'Trotzdem abmelden',
  session_logout_unsent_stay: 'Angemeldet bleiben',
  session_asked_title: '{{name}} anmelden?',
  session_asked_add_text:
    'Der Link gehört zu diesem Zugang. Er kommt zu den Zugängen hinzu, die hier schon angemeldet sind.',
  session_asked_replace_text:
    'Der Link gehört zu diesem Zugang. Hier ist schon ein anderer angemeldet; er wird dafür abgemeldet.',
  session_asked_hint:
    'Melden Sie nur einen Zugang an, den Sie kennen: Was Sie dort eingeben, sieht auch, wem er gehört.',
  session_asked_action: 'Zugang anmelden',
  session_asked_decline: 'Nicht anmelden',
};
