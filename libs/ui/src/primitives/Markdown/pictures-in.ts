import { trustedHtml } from './trusted-html';

/** The addresses of the pictures that this text shows, in its order. */
export function picturesIn(markdown: string): readonly string[] {
  const html = trustedHtml(markdown, 1);
  if (html === null) return [];
  // A template loads none of its pictures. TypeScript's `innerHTML` does not know trusted types.
  const template = Object.assign(document.createElement('template'), { innerHTML: html });
  return [...template.content.querySelectorAll('img')].map(
    (picture) => picture.getAttribute('src') ?? '',
  );
}
