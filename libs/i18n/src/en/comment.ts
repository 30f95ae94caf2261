export const comment = {
  comment_label: 'Note to the supplier',
  comment_label_required: 'Note to the supplier (required)',
  comment_hint: 'At least {{count}} characters',
  comment_offered: 'Suggestions',
  comment_count: '{{count}} of {{limit}} characters',
  comment_not_offered: 'Only one of the offered notes is possible.',
};
