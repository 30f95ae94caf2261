import type { Page } from '@playwright/test';

/** Acts like a browser that translates the page: wraps each text in an element, also later ones. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      for (const text of texts) {
        const { parentElement: parent } = text;
        if (parent === null || parent.closest('font, script, style, textarea')) continue;
        const inner = document.createElement('font');
        const outer = document.createElement('font');
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
}
