import DOMPurify from 'dompurify';
import { Marked } from 'marked';

const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'hr', 'blockquote', 'code', 'pre'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Allows our own pages, but not `//other-host`.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** No real help text is this long. */
const LONGEST = 64 * 1024;

/** A hook of DOMPurify holds for all of its callers. This file is the only caller. */
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') element.setAttribute('rel', 'noopener noreferrer');
  if (element.nodeName !== 'IMG') element.removeAttribute('src');
  else if (isOwnPicture(element)) element.setAttribute('loading', 'lazy');
  else element.remove();
});

function originOf(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).origin : null;
}

/** Only from our own origin, so that no other server learns who reads this, and only with words. */
function isOwnPicture(picture: Element): boolean {
  const { origin } = window.location;
  const src = picture.getAttribute('src') ?? '';
  // The parser reads '/\\host' and a tab between two slashes as another host.
  const isOwn = src.startsWith('/') && originOf(src, origin) === origin;
  return isOwn && (picture.getAttribute('alt') ?? '').trim() !== '';
}

/**
 * Turns a server's markdown into harmless markup; null if the text is too long. If the text has a heading
 * above this level, all headings move down until the largest one has this level.
 */
export function trustedHtml(markdown: string, level: number) {
  if (markdown.length > LONGEST) return null;
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const depths = tokens.flatMap((token) =>
    token.type === 'heading' ? [Number(token['depth'])] : [],
  );
  const deeper = level - Math.min(level, ...depths);
  const shifted = tokens.map((token) =>
    token.type === 'heading'
      ? { ...token, depth: Math.min(6, Number(token['depth']) + deeper) }
      : token,
  );
  return DOMPurify.sanitize(marked.parser(shifted), { ...ALLOWED, RETURN_TRUSTED_TYPE: true });
}
