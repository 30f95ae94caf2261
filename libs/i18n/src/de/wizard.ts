import { firstTitle } from './first-frame';

export const wizard = {
  ...firstTitle,
  wizard_loading_title: 'Das Formular wird geladen',
  wizard_disabled_title: 'Hier nur mit Zugang',
  wizard_disabled_text:
    'Ihr Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf Ihrer Ablesekarte.',
  wizard_login_action: 'Zur Anmeldung',
};
