export const wizard = {
  wizard_unavailable_text:
    'Der Versorger antwortet nicht. Versuch es in einigen Minuten noch einmal.',
  wizard_disabled_text:
    'Dein Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf deiner Ablesekarte.',
};
