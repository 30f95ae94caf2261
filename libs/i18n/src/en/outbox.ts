export const outbox = {
  outbox_badge_label_one: '{{count}} reading is not sent yet',
  outbox_badge_label_other: '{{count}} readings are not sent yet',
  outbox_title: 'Not sent yet',
  outbox_send_action: 'Send now',
  outbox_unsent_title: 'Not sent yet',
  outbox_unsent_busy_text: 'Sending is already under way.',
  outbox_unsent_reasons_text: 'The reason is shown beside the reading.',
  outbox_hide_action: 'Hide',
  outbox_discard_action: 'Discard',
  outbox_refused_text: 'Not accepted by the supplier: {{reason}}',
  outbox_refused_gone_text: 'Not accepted by the supplier: they no longer expect this reading.',
  outbox_refused_unsaid_text: 'Not accepted by the supplier. They give no reason.',
  outbox_show_action: 'Show',
  outbox_view_action: 'View',
  outbox_retry_action: 'Send again',
  outbox_correct_action: 'Correct',
  outbox_reading_text: '{{value}} on {{day}}',
  outbox_entered_today: 'Entered at {{time}}',
  outbox_entered_text: 'Entered on {{day}} at {{time}}',
  outbox_save_action: 'Save as a file',
  outbox_save_file: 'readings',
  outbox_photos_one: '{{count}} photo',
  outbox_photos_other: '{{count}} photos',
  outbox_auth_text: 'Waits for the next login to this account.',
  outbox_server_text: 'The server accepts nothing at the moment. Next attempt: {{when}}.',
  outbox_unanswered_text: 'The server is not answering right now. Next attempt: {{when}}.',
  outbox_attempt_soon: 'shortly',
  outbox_attempt_today: 'at {{time}}',
  outbox_attempt_later: 'on {{day}} at {{time}}',
  outbox_damaged_text: 'A photo of this reading was lost on this device.',
  outbox_unlisted_text: 'Not on the list',
  outbox_gone_text: 'Meter of another account',
  outbox_discard_title: 'Discard the reading?',
  outbox_discard_text:
    'Your supplier does not have the reading for {{meter}} yet. If you discard it, it is lost.',
  outbox_keep_action: 'Keep',
  outbox_late_title: 'Too late',
  outbox_late_text: 'This reading has been sent, or is being sent right now.',
  outbox_taken_title: 'The form is in use',
  outbox_taken_text: 'The form holds another entry. The reading keeps waiting.',
  outbox_unfit_title: 'The meter has other rates now',
  outbox_unfit_text:
    'These values no longer fit the form. Enter them there again, then discard this reading. Until then it keeps waiting.',
  outbox_lost_title: 'Not all photos are there',
  outbox_lost_text_one:
    '{{count}} photo of this reading was lost on this device. Everything else is in the form.',
  outbox_lost_text_other:
    '{{count}} photos of this reading were lost on this device. Everything else is in the form.',
  outbox_storage_title: 'Storage not available',
  outbox_storage_text:
    'This browser cannot store or read anything right now, or there is no room left. Nothing is lost: the reading keeps waiting or is in the form.',
  outbox_silent_title: 'This browser cannot store anything at the moment',
  outbox_silent_text:
    'You can still enter and send readings. Anything you do not send is lost when you close this page.',
  outbox_full_title: 'There is no room left on this device',
  outbox_full_text:
    'You can still enter and send readings. Anything you enter now and do not send is lost when you close this page.',
  outbox_unreadable_title_one: 'There is {{count}} entry on this device that cannot be read.',
  outbox_unreadable_title_other: 'There are {{count}} entries on this device that cannot be read.',
  outbox_unreadable_text:
    'An entry of this kind is damaged, or comes from a newer version. It is not sent. Save it as a file.',
  outbox_unreadable_saved_text:
    'Check that the file is among your downloads before you remove anything here.',
  outbox_unreadable_remove_action: 'Remove from this device',
  outbox_unreadable_remove_title: 'Remove the entries?',
  outbox_unreadable_remove_text_one:
    '{{count}} entry will be deleted on this device. If it comes from a newer version of this page, that version can read it again as long as it is here. After that, only the file remains.',
  outbox_unreadable_remove_text_other:
    '{{count}} entries will be deleted on this device. If they come from a newer version of this page, that version can read them again as long as they are here. After that, only the file remains.',
  outbox_unreadable_removed_title: 'Removed from this device',
  outbox_unreadable_removed_text: 'What could not be read is now only in the file.',
  outbox_unreadable_failed_title: 'That did not work right now',
  outbox_unreadable_failed_text:
    'Everything that is not removed yet is still on this device. Please try again later.',
  outbox_unreadable_file_name: 'unreadable-entries',
  outbox_unreadable_file_title: 'Entries that cannot be read',
  outbox_unreadable_file_text:
    'This was on your device and could not be read. If your supplier lacks one of these entries, send them this file.',
  outbox_unreadable_file_part: 'Attachment {{number}}',
  outbox_unreadable_file_empty: 'The browser cannot read the content.',
  outbox_unreadable_reading: 'Waiting reading',
  outbox_unreadable_draft: 'Draft',
  outbox_unreadable_photo: 'Photo',
  outbox_unreadable_receipt: 'Receipt',
  outbox_evicted_title: 'Readings deleted',
  outbox_evicted_text_one:
    'The browser has deleted {{count}} reading that was not sent yet. Please enter it again.',
  outbox_evicted_text_other:
    'The browser has deleted {{count}} readings that were not sent yet. Please enter them again.',
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
  notice_queued_title: 'Saved',
  notice_queued_text: 'We send when you are back online.',
};
