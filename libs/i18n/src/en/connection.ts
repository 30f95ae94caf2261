export const connection = {
  connection_offline_title: 'Attention: no internet connection',
  connection_offline_text:
    'You can carry on reading. The readings stay on this device and are sent as soon as the connection is back. Do not log out until then.',
  connection_offline_action: 'Carry on reading',
  connection_offline_banner_title: 'Without internet',
  connection_offline_banner_text: 'Carry on reading. We send when you are back online.',
};
