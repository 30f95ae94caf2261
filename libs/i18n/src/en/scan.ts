export const scan = {
  login_qrcode_text: 'Hold the code on your reading card inside the frame.',
  login_qrcode_starting: 'Starting the camera',
  login_qrcode_running: 'The camera is on. Nothing is stored.',
  login_qrcode_torch_action: 'Light',
  login_qrcode_picture_action: 'Choose a picture',
  login_qrcode_picture_reading: 'Reading the picture',
  login_qrcode_type_action: 'Type instead',
  login_qrcode_error_access_title: 'The camera is blocked',
  login_qrcode_error_access_text:
    'Allow it next to the padlock in the address bar, or choose a photo of the card.',
  login_qrcode_error_device_title: 'No camera found',
  login_qrcode_error_device_text:
    'Choose a photo of the card, or type in the username and password.',
  login_qrcode_error_silent_title: 'The camera does not answer',
  login_qrcode_error_silent_text:
    'Does the browser ask whether it may use it? Allow it, or choose a photo of the card.',
  login_qrcode_error_unable_title: 'The camera cannot be opened',
  login_qrcode_error_unable_text:
    'Close other programs that use it, or choose a photo of the card.',
  login_qrcode_error_foreign_title: 'This is not the code of a reading card',
  login_qrcode_error_foreign_text: 'Look for the code next to your username.',
  login_qrcode_error_picture_title: 'No code can be made out in this picture',
  login_qrcode_error_picture_text: 'Photograph it straight on, well lit and close up.',
  login_qrcode_error_file_title: 'This file is not a picture',
  login_qrcode_error_file_text: 'Choose a photo of the card.',
};
