/** The list of what is still open leads to the field by this id. */
export const valueInputId = (taskId: string): string => `value-${taskId}`;
