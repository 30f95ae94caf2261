export const notice = {
  notice_region_label: 'Messages',
  notice_close_action: 'Close message',
  notice_jobs_failed_title: 'Update failed',
  notice_jobs_failed_text: 'Jobs could not be loaded',
  notice_online_title: 'Internet available',
  notice_online_text: 'All functions are available again.',
  notice_online_sync_text_one: '{{count}} reading is being synchronised.',
  notice_online_sync_text_other: '{{count}} readings are being synchronised.',
  notice_online_arrived_text_one: '{{count}} reading has arrived.',
  notice_online_arrived_text_other: '{{count}} readings have arrived.',
  notice_offline_title: 'No internet',
  notice_offline_text: 'You can carry on reading your meters.',
  notice_account_removed_title: 'Access expired',
  notice_account_removed_text: 'An account whose access has expired was removed',
  connection_offline_title: 'Attention: no internet connection',
  connection_offline_text:
    'You can carry on reading. The readings stay on this device and are sent as soon as the connection is back. Do not log out until then.',
  connection_offline_action: 'Carry on reading',
  connection_update_title: 'New version available',
  connection_update_text: 'The page reloads briefly. Your drafts and waiting readings are kept.',
  connection_update_due_text:
    'This page is still the old one and reloads briefly. Your drafts and waiting readings are kept.',
  connection_update_later: 'Later',
  connection_update_action: 'Update now',
  picture_missing_text:
    'The picture loads once the connection is back. Check your internet connection.',
};
