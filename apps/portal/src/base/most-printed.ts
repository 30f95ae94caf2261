/**
 * More rows would keep the browser busy for long before it shows its print dialog. It stands alone,
 * because the styles are made with it when the app is built, and the list asks for it in the page.
 */
export const MOST_PRINTED = 2000;
