/** A key, or one of its plural forms, is in the table. */
export const hasText = (table, key) => key in table || `${key}_other` in table;

/** A key of the model that the table lacks, or has with nothing in it. */
export const missingTexts = (table, model) =>
  Object.keys(model).filter((key) => !table[key] || table[key].trim() === '');
