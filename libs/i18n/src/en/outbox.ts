export const outbox = {
  outbox_badge_one: '{{count}} waiting',
  outbox_badge_other: '{{count}} waiting',
  outbox_badge_label_one: '{{count}} reading is waiting for internet',
  outbox_badge_label_other: '{{count}} readings are waiting for internet',
  outbox_title: 'Not sent yet',
  outbox_send_action: 'Send now',
  outbox_hide_action: 'Hide',
  outbox_discard_action: 'Discard',
  outbox_refused_text: 'Not accepted by the supplier: {{reason}}',
};
