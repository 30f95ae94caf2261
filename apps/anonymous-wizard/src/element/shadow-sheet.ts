/** All our styles, for the shadow roots of this page. Styles that load later are appended. */
let css = '';
let sheet: CSSStyleSheet | null = null;

/** Called by every module of styles when it is loaded (shadow-styles-plugin.ts). */
export function addStyles(added: string): void {
  css += added;
  sheet?.replaceSync(css);
}

/** Uses a constructed sheet: a page's policy that forbids style elements does not apply to it. */
export function adoptStyles(root: ShadowRoot): void {
  sheet ??= sheetOf(window);
  root.adoptedStyleSheets = [sheet];
}

/** For another document, such as one to print; a sheet belongs to the window that made it. */
export function sheetOf(page: Pick<typeof globalThis, 'CSSStyleSheet'>): CSSStyleSheet {
  const made = new page.CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
