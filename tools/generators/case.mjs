/** check-comment -> checkComment */
export const camelOf = (kebab) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** HelpScreen -> helpScreen */
export const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
