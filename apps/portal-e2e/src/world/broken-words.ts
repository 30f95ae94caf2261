import type { Page } from '@playwright/test';

/** The words on a screen that stand in more than one line, because something beside them took their room. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}]{4,}/gu) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) {
          broken.push(word);
        }
      }
    }
    return broken;
  });
