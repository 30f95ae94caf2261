export const comment = {
  comment_label: 'Hinweis an den Versorger',
  comment_hint: 'Mindestens {{count}} Zeichen',
  comment_required: 'nötig',
  comment_offered: 'Vorschläge',
  comment_count: '{{count}} von {{limit}} Zeichen',
};
