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
};
