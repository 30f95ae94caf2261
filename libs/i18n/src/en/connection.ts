export const connection = {
  connection_offline_title: 'Attention: no internet connection',
  connection_offline_text:
    'You can carry on reading. The readings stay on this device and are sent as soon as the connection is back. Do not log out until then.',
  connection_offline_action: 'Carry on reading',
  connection_offline_banner_title: 'Without internet',
  connection_offline_banner_text: 'Carry on reading. We send when you are back online.',
  connection_update_title: 'New version available',
  connection_update_text: 'The page reloads briefly. Your drafts and waiting readings are kept.',
  connection_update_due_text:
    'This page is still the old one and reloads briefly. Your drafts and waiting readings are kept.',
  connection_update_later: 'Later',
  connection_update_action: 'Update now',
};
