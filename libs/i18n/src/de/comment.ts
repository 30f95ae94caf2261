export const comment = {
  comment_label: 'Hinweis an den Versorger',
  comment_label_required: 'Hinweis an den Versorger (nötig)',
  comment_hint: 'Mindestens {{count}} Zeichen',
  comment_offered: 'Vorschläge',
  comment_count: '{{count}} von {{limit}} Zeichen',
  comment_not_offered: 'Möglich ist nur einer der angebotenen Hinweise.',
};
