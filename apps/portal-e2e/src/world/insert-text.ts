import type { BrowserContext } from '@playwright/test';

/**
 * Mends `fill` in Firefox. There Playwright sets the value of the field with a script, and React
 * ignores such a change. With this, the browser inserts the text as if a person typed it.
 */
export async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const focusedIn = (root: DocumentOrShadowRoot): Element | null => {
      const { activeElement } = root;
      return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement;
    };
    const insert = (text: string) => {
      const focused = focusedIn(document);
      // Playwright goes on in the frame that it is given.
      if (focused instanceof HTMLIFrameElement) return focused;
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
