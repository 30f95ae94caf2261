export const account = {
  session_unsent_note_one: '{{count}} reading not sent yet',
  session_unsent_note_other: '{{count}} readings not sent yet',
  session_receipts_link: 'My receipts',
  session_logout_unsent_title: 'Log out before everything is sent?',
  session_logout_unsent_text_one:
    '{{count}} reading is not sent yet. It stays on this device and is sent automatically when the same access logs in again.',
  session_logout_unsent_text_other:
    '{{count}} readings are not sent yet. They stay on this device and are sent automatically when the same access logs in again.',
  session_logout_unsent_action: 'Log out anyway',
  session_logout_unsent_stay: 'Stay logged in',
  session_asked_title: 'Log in {{name}}?',
  session_asked_add_text:
    'The link belongs to this access. It joins those that are already logged in here.',
  session_asked_replace_text:
    'The link belongs to this access. Another one is logged in here; it will be logged out for it.',
  session_asked_hint:
    'Only log in an access that you know: whoever owns it also sees what you enter there.',
  session_asked_action: 'Log in this access',
  session_asked_decline: 'Do not log in',
};
