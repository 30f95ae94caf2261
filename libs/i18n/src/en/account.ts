export const account = {
  session_unsent_note_one: '{{count}} reading not sent yet',
  session_unsent_note_other: '{{count}} readings not sent yet',
  session_receipts_link: 'My receipts',
  session_logout_unsent_title: 'Log out before everything is sent?',
  session_logout_unsent_text_one:
    '{{count}} reading is not sent yet. It stays on this device and is sent automatically when you log in to the same account again.',
  session_logout_unsent_text_other:
    '{{count}} readings are not sent yet. They stay on this device and are sent automatically when you log in to the same account again.',
  session_logout_drafts_text_one: 'Logging out deletes {{count}} draft from this device.',
  session_logout_drafts_text_other: 'Logging out deletes {{count}} drafts from this device.',
  session_logout_unsent_action: 'Log out anyway',
  session_logout_unsent_stay: 'Stay logged in',
  session_asked_title: 'Log in to {{name}}?',
  session_asked_add_text:
    'The link belongs to this account. It is added to the accounts that are already logged in here.',
  session_asked_replace_text:
    'The link belongs to this account. Another account is logged in here and will be logged out.',
  session_asked_hint:
    'Only log in to an account that you know: its owner also sees what you enter there.',
  session_asked_action: 'Log in to this account',
  session_asked_decline: 'Do not log in',
};
