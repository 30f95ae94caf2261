// What the login and the wizard's first step have in common, apart so that neither loads the other's.

export const firstFrame = {
  frame_product_name: 'Zählerstandserfassung',
  frame_skip_link: 'Zum Inhalt',
  frame_retry_action: 'Erneut versuchen',
};

export const firstTitle = {
  wizard_title: 'Zählerstand ohne Zugang melden',
  wizard_unavailable_title: 'Die Zählerstandserfassung ist momentan nicht möglich',
  wizard_unavailable_text:
    'Der Versorger antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal.',
};
