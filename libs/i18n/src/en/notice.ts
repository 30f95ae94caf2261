export const notice = {
  notice_region_label: 'Messages',
  notice_close_action: 'Close message',
  notice_sent_title: 'Sent',
  notice_sent_text: 'The readings were sent successfully.',
  notice_send_failed_title: 'Sending failed',
  notice_send_failed_text: 'The readings could not be sent. Please try again later.',
  notice_send_failed_meter_text: '{{meter}}: {{reason}}',
  notice_send_queued_text:
    'The server is not answering right now. We send automatically as soon as it accepts the reading.',
  notice_send_refused_text:
    'Your supplier did not accept the reading. The values are still in the form.',
  notice_send_kept_text:
    'Your supplier did not accept the reading. It is still there under “Not sent yet” and can be corrected.',
  notice_send_kept_reason_text:
    'Your supplier did not accept it: {{reason}} The reading is still there under “Not sent yet” and can be corrected.',
  notice_storage_full_text:
    'There is no room on this device to keep the reading, and it could not be sent either. Everything is still in the form: remove photos or make room, then send again.',
  notice_storage_unavailable_text:
    'This browser cannot store anything right now, and the reading could not be sent either. Everything is still in the form: send again in a moment. Private windows often do not allow it.',
  notice_queued_title: 'Kept',
  notice_queued_text: 'We send when you are back online.',
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
  notice_account_removed_text: 'An expired access was removed',
};
