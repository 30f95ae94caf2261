export const wizardProblem = {
  problem_meter_number_incomplete: 'Enter the complete meter number.',
  problem_meter_number_too_long:
    'The meter number has at most {{count}} characters. Enter the number only.',
  problem_contact_firstname: 'Enter the first name.',
  problem_contact_lastname: 'Enter the last name.',
  problem_contact_street: 'Enter the street.',
  problem_contact_house_number: 'Enter the house number.',
  problem_contact_zip: 'Enter the postcode.',
  problem_contact_city: 'Enter the town.',
  problem_contact_too_long: 'Shorten this to {{count}} characters.',
  problem_zip_incomplete: 'Enter the postcode with {{count}} digits.',
  problem_reading_reason_missing: 'Choose why you are reading the meter.',
  problem_consent_missing: 'Consent needed. Read the privacy policy and tick the box.',
  problem_email_unreadable: 'The email address is incomplete. An example: name@example.com.',
  problem_email_too_long: 'The email address may have at most {{count}} characters.',
};
