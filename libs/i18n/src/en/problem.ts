export const problem = {
  problem_below_minimum: 'Lower than expected. At least {{limit}} is expected.',
  problem_above_maximum: 'Higher than expected. At most {{limit}} is expected.',
  problem_below_last_history: 'Lower than the last reading of {{last}}.',
  problem_below_last_result: 'Lower than the last reading sent, {{last}}.',
  problem_sending_not_yet: 'Sending is possible from {{from}}.',
  problem_sending_over: 'Sending was possible until {{until}}.',
  problem_comment_missing: 'Note needed because a value is unusual.',
  problem_comment_too_short: 'Write at least {{count}} characters. Blanks do not count.',
  problem_comment_too_long: 'Shorten the note to {{count}} characters.',
  problem_meter_number_missing: 'Enter the meter number.',
  problem_access_name_missing: 'Give the access a name.',
  problem_no_jobs: 'Choose at least one meter.',
  problem_maxjobs: 'At most {{count}} meters at once. Share the others afterwards.',
  problem_recipients_missing: 'Enter an email address.',
  problem_recipients_unreadable_one:
    'This is not an email address: {{entries}}. Correct or remove it.',
  problem_recipients_unreadable_other:
    'These are not email addresses: {{entries}}. Correct or remove them.',
};
