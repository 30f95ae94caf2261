export const wizard = {
  wizard_title: 'Submit a reading without login',
  wizard_loading_title: 'Loading the form',
  wizard_unavailable_title: 'Submitting readings is not possible at the moment',
  wizard_unavailable_text: 'The supplier does not answer. Try again in a few minutes.',
  wizard_disabled_title: 'With login only',
  wizard_disabled_text:
    'Your supplier accepts readings with login details only. The login details are on your reading card.',
  wizard_login_action: 'Go to login',
};
