export const introduction = {
  introduction_title: 'How to submit your meter reading',
  introduction_text:
    'Read the meter, enter the digits and see at once whether the reading fits your consumption. Even without reception in the cellar.',
  introduction_steps_title: 'How it works',
  introduction_read_title: 'Read',
  introduction_read_text: 'Every digit, including leading zeros. The field looks like the meter.',
  introduction_check_title: 'Check',
  introduction_check_text: 'The portal compares it with the last reading and says what is unusual.',
  introduction_send_title: 'Send',
  introduction_send_text:
    'The reading goes to your supplier. Without internet it is sent by itself later.',
  introduction_try_title: 'Try it out',
  introduction_try_text: 'This meter is made up. Nothing is sent.',
  introduction_try_label: 'Copy the reading from the meter',
  introduction_try_action: 'Fill it in for me',
  introduction_drawing_label:
    'Drawing of an electricity meter. Its counter shows {{value}} kilowatt hours.',
  introduction_waiting_text: 'In a moment this goes on to your readings by itself.',
  introduction_jobs_action: 'Go to the readings',
};
