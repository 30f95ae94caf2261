export const DATE_INPUT_ID = 'reading-date';
