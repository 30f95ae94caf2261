export const help = {
  help_title: 'Help',
  help_meter_action: 'How to read the meter',
  help_meter_close: 'Close help',
  help_default_read_title: 'Read and send',
  help_default_read_text:
    'Choose the meter from the list and compare the meter number. Enter every digit, including leading zeros. Digits framed in red stand after the decimal point.',
  help_default_offline_title: 'No signal in the cellar',
  help_default_offline_text:
    'Carry on reading. The reading stays on the device and is sent when you are back online.',
  help_default_mistake_title: 'Typed it wrong',
  help_default_mistake_text:
    'Open the reading again and send the right value. The last one counts.',
  accessibility_title: 'Accessibility statement',
  accessibility_lead_text:
    'Everybody should be able to use this portal, by keyboard, screen reader, magnification or voice control.',
  accessibility_state_title: 'How far the portal is',
  accessibility_state_text:
    'The measure is the Web Content Accessibility Guidelines 2.2, level AA, and the standard EN 301 549. The portal is built to them. Every page is checked with a testing tool, by keyboard, and at 200 and 400 % magnification.',
  accessibility_expect_title: 'What you can expect',
  accessibility_expect_keyboard: 'Everything works by keyboard. The focus can always be seen.',
  accessibility_expect_contrast: 'Text stands out clearly, in the light and the dark theme.',
  accessibility_expect_colour: 'Nothing is said by colour alone. A sign and a word say the same.',
  accessibility_expect_input:
    'The input shows drums like the meter. To a screen reader they are two ordinary text fields.',
  accessibility_expect_motion: 'Nothing moves if you have asked your device to reduce motion.',
  accessibility_missing_title: 'What does not work yet',
  accessibility_missing_photo: 'Photos you take have no description. None is needed to send them.',
  accessibility_missing_qrcode:
    'Scanning a QR code needs a camera. Username and password lead to the same place.',
  accessibility_missing_texts:
    'Help and contact are written by the supplier. This statement covers them only as far as the supplier keeps to it.',
  accessibility_ask_title: 'Is something in your way?',
  accessibility_ask_text: 'Write to your supplier, or call them.',
  accessibility_imprint_text: 'The address is in the legal notice.',
  accessibility_office_title: 'If that does not help',
  accessibility_office_text:
    'If the answer does not satisfy you, you can turn to the market surveillance authority of the German states for the accessibility of products and services.',
};
