// Texts that both the login and the wizard's first step use. They have their own file, so that
// neither screen loads the texts of the other.

export const firstFrame = {
  frame_product_name: 'Zählerstandserfassung',
  frame_skip_link: 'Zum Inhalt',
  frame_contact_label: 'Kontakt zum Versorger',
  frame_retry_action: 'Erneut versuchen',
  frame_error_title: 'Hier ist etwas schiefgegangen',
};

export const firstTitle = {
  wizard_title: 'Zählerstand ohne Zugang melden',
  wizard_unavailable_title: 'Die Zählerstandserfassung ist momentan nicht möglich',
  wizard_unavailable_text:
    'Der Versorger antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.',
  wizard_error_text:
    'Ihre Eingaben sind noch da. Versuchen Sie es noch einmal, oder rufen Sie Ihren Versorger an.',
};
