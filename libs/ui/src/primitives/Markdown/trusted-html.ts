import DOMPurify from 'dompurify';
import { Marked } from 'marked';

const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'hr', 'blockquote', 'code', 'pre'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Our own pages, but not //elsewhere.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** A help text is never this long; what is, is no help text. */
const LONGEST = 64 * 1024;

/** DOMPurify keeps hooks for all who use it; ours is its only user. */
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * A server's markdown as markup that cannot do anything; null where it is too long to be read as that.
 * Its first heading becomes one of this level, and the others follow.
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
