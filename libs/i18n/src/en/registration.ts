export const registration = {
  registration_open_action: 'Receipt by e-mail',
  registration_request_action: 'Request receipt',
  registration_manage_action: 'Change or stop e-mails',
  registration_offer_text: 'Register once, and your supplier confirms your readings by e-mail.',
  registration_request_text_one: 'Your supplier confirms {{count}} sent reading by e-mail.',
  registration_request_text_other: 'Your supplier confirms {{count}} sent readings by e-mail.',
  registration_nothing_text: 'You can request the receipt as soon as a reading is sent.',
  registration_blocked_text:
    'The receipt is requested. You can ask again after the next reading is sent.',
  registration_failed_blocked_text:
    'The receipt could not be requested. You can ask again after the next reading is sent.',
  registration_title: 'Have readings confirmed by e-mail',
  registration_text:
    'Register once for letters by e-mail. The page opens in a new window; afterwards you go on here.',
  registration_step_address: 'Enter your address and agree',
  registration_step_mail: 'Follow the link in the e-mail',
  registration_step_back: 'Come back here, the receipt then comes automatically',
  registration_waiting_title: 'Not confirmed yet',
  registration_waiting_text: 'We look again as soon as you are back.',
  registration_look_action: 'Look now',
  registration_later_action: 'Later',
  registration_register_action: 'Register',
  registration_missing_url_title: 'Registration is not possible',
  registration_missing_url_text:
    'The address of the registration is missing. Your supplier can add it; your readings are not affected.',
  registration_ask_title: 'Everything is read. Receipt by e-mail?',
  registration_ask_text_one:
    'Your supplier confirms {{count}} reading to the address that you have registered.',
  registration_ask_text_other:
    'Your supplier confirms {{count}} readings to the address that you have registered.',
  registration_decline_action: 'Not needed',
  registration_sent_title: 'Receipt requested',
  registration_sent_text_one: 'The receipt for {{count}} reading comes by e-mail.',
  registration_sent_text_other: 'The receipt for {{count}} readings comes by e-mail.',
  registration_failed_title: 'Message failed',
  registration_failed_text_one: 'The receipt for {{count}} reading could not be requested.',
  registration_failed_text_other: 'The receipt for {{count}} readings could not be requested.',
  registration_done_title: 'Registered',
  registration_done_text: 'You can request the receipt as soon as a reading is sent.',
};
