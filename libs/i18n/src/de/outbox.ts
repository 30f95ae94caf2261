export const outbox = {
  outbox_badge_one: '{{count}} wartet',
  outbox_badge_other: '{{count}} warten',
  outbox_badge_label_one: '{{count}} Ablesung wartet auf Internet',
  outbox_badge_label_other: '{{count}} Ablesungen warten auf Internet',
  outbox_title: 'Noch nicht gesendet',
  outbox_send_action: 'Jetzt senden',
  outbox_hide_action: 'Ausblenden',
  outbox_discard_action: 'Verwerfen',
  outbox_refused_text: 'Vom Versorger nicht angenommen: {{reason}}',
};
