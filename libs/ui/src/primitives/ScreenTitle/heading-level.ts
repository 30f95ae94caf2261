import { createContext, use } from 'react';

/**
 * The level that a screen's title has among the headings of its page. An app is the page and begins with
 * 1; an element stands below a title of the page that embeds it.
 */
export const HeadingLevel = createContext(1);

/**
 * For the title of a screen ('h1') or of its parts ('h2'). The tag stays, because the look belongs to it;
 * assistive technology gets the level.
 */
export function useHeadingLevel(tag: 'h1' | 'h2'): { readonly 'aria-level'?: number } {
  const level = use(HeadingLevel);
  if (level === 1) return {};
  return { 'aria-level': Math.min(6, tag === 'h1' ? level : level + 1) };
}
