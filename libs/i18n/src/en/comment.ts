export const comment = {
  comment_label: 'Note to the supplier',
  comment_hint: 'At least {{count}} characters',
  comment_required: 'required',
  comment_offered: 'Suggestions',
  comment_count: '{{count}} of {{limit}} characters',
};
