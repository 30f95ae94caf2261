export const valueProblem = {
  problem_value_missing: 'Enter the meter reading.',
  problem_digits_only: 'Enter digits only.',
  problem_too_many_digits_one: 'The meter has at most {{count}} digit before the decimal point.',
  problem_too_many_digits_other: 'The meter has at most {{count}} digits before the decimal point.',
  problem_too_many_decimals_one: 'The meter has at most {{count}} decimal place.',
  problem_too_many_decimals_other: 'The meter has at most {{count}} decimal places.',
  problem_decimals_missing_one: 'Enter {{count}} decimal place.',
  problem_decimals_missing_other: 'Enter {{count}} decimal places.',
  problem_date_missing: 'Enter the reading date.',
  problem_date_too_early: 'That is too long ago. Choose a day between {{earliest}} and {{latest}}.',
  problem_date_too_late:
    'That is too far in the future. Choose a day between {{earliest}} and {{latest}}.',
  problem_photo_missing: 'Photo needed. Take a picture of the meter that shows the reading.',
  problem_photo_missing_implausible: 'Photo needed because the value is unusual.',
  problem_photo_missing_feed_in:
    'Photo needed. Take a picture of the meter while it shows the feed-in (2.8).',
  problem_photo_missing_feed_in_implausible:
    'Photo of the feed-in (2.8) needed because the value is unusual.',
  problem_too_many_photos_one: 'At most {{count}} photo is possible. Remove the others.',
  problem_too_many_photos_other: 'At most {{count}} photos are possible. Remove the others.',
  problem_photos_forbidden: 'No photos are taken here. Remove them.',
};
