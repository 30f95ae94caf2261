// What is expected of the three tables of texts. Each function returns the offending entries.

const FORMAL = /(?<![\p{L}])(Sie|Ihnen|Ihr|Ihre[rnms]?)(?![\p{L}])/u;
const INFORMAL = /(?<![\p{L}])([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(e[rnms]?)?)(?![\p{L}])/u;

const entriesWhere = (table, isOffending) =>
  Object.entries(table).filter(([key, text]) => isOffending(text, key));

export const formallyAddressed = (table) => entriesWhere(table, (text) => FORMAL.test(text));
export const informallyAddressed = (table) => entriesWhere(table, (text) => INFORMAL.test(text));
export const empty = (table) => entriesWhere(table, (text) => text.trim() === '');

/** Dots would be taken for a path in some of the places that keys go through (decision 24). */
export const oddlyNamed = (table) =>
  entriesWhere(table, (_text, key) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key));

export const placeholdersOf = (text) =>
  Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => name).sort();

/** A number that one language names and another leaves out is a text that says less. */
export const withOtherPlaceholders = (table, model) =>
  entriesWhere(
    table,
    (text, key) =>
      key in model && String(placeholdersOf(text)) !== String(placeholdersOf(model[key])),
  );

/** A key, or one of its plural forms, is in the table. */
export const hasText = (table, key) => key in table || `${key}_other` in table;
