import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Markdown } from './Markdown';
import { picturesIn } from './pictures-in';

/** What attacks are made of: markup, addresses in disguise, and what a parser may stumble over. */
const SCHEMES = [
  '',
  'https:',
  'http:',
  'javascript:',
  'JaVaScRiPt&colon;',
  'data:',
  'blob:',
  'file:',
];
const SLASHES = [
  '',
  '/',
  '//',
  '/\\',
  '\\\\',
  '/\t/',
  '/&#9;/',
  '/&#x2f;',
  '%2f%2f',
  '/./',
  '/../',
];
const HOSTS = [
  'evil.example',
  'image/svg+xml,<svg onload=alert(1)>',
  'alert(1)',
  'a.png',
  '@a',
  '',
];
const address = fc
  .tuple(fc.constantFrom(...SCHEMES), fc.constantFrom(...SLASHES), fc.constantFrom(...HOSTS))
  .map((parts) => parts.join(''));
const QUOTES = ['"', "'", '', '`'];
const ATTRIBUTES = [
  ...['src', 'srcset', 'href', 'alt', 'title', 'style', 'class', 'id', 'name', 'is', 'sizes'],
  ...['onerror', 'onload', 'ONERROR', 'on\nerror', 'xlink:href', 'background', 'loading', 'usemap'],
];
const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...QUOTES), address)
  .map(([name, quote, value]) => `${name}=${quote}${value}${quote}`);
const TAGS = [
  ...['img', 'IMG', 'image', 'svg', 'picture', 'source', 'a', 'p', 'template', 'noscript', 'style'],
  ...['math', 'mtext', 'table', 'video', 'iframe', 'object', 'form', 'input', 'script', 'base'],
];
const markup = fc
  .tuple(fc.constantFrom('<', '</', '<!--<', '<![CDATA[<'), fc.constantFrom(...TAGS))
  .chain(([open, tag]) =>
    fc
      .tuple(fc.array(attribute, { maxLength: 4 }), fc.constantFrom('>', '/>', ' ', '-->', ']]>'))
      .map(([attributes, close]) => `${open}${tag} ${attributes.join(' ')}${close}`),
  );
const picture = fc
  .tuple(fc.constantFrom('a', '', ' ', '"onerror=alert(1)', ']('), address, fc.string())
  .map(([alt, src, title]) => `![${alt}](${src} "${title}")`);
/** The hostile ones seldom make a picture of ours, so the texts also have a good one. */
const good = fc.constant('\n\n![a](/a.png)\n\n');
const PIECES = [
  '\n\n',
  '`',
  '```\n',
  '> ',
  '| a |\n|---|\n',
  '&lt;img src=x onerror=y&gt;',
  '\\',
  '[a]: ',
];
const hostile = fc
  .array(fc.oneof(good, picture, markup, address, fc.constantFrom(...PIECES), fc.string()), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const TEXT_TAGS =
  /^(?:p|br|strong|em|del|a|ul|ol|li|hr|blockquote|code|pre|h[1-6]|table|thead|tbody|tr|th|td|img)$/;
const ALLOWED = ['href', 'title', 'src', 'alt', 'rel', 'loading'];
const { origin } = window.location;

/** What this element would do beyond showing a text, a link, or a picture of ours with words. */
function harmOf(element: Element): string | null {
  const tag = element.nodeName.toLowerCase();
  const at = (name: string) => element.getAttribute(name);
  if (!TEXT_TAGS.test(tag)) return `the element ${tag}`;
  // DOMPurify empties `is`, because a browser may not forget it when it is removed.
  const strange = element
    .getAttributeNames()
    .filter((name) => !ALLOWED.includes(name) && !(name === 'is' && at(name) === ''));
  if (strange.length > 0) return `the attribute ${strange.join(', ')}`;
  const href = at('href');
  if (href !== null && !/^(?:https:|mailto:|tel:|\/(?!\/)|#)/i.test(href))
    return `a link to ${href}`;
  if (tag !== 'img') return at('src') === null ? null : 'another element that loads';
  const src = at('src') ?? '';
  if (!URL.canParse(src, origin) || new URL(src, origin).origin !== origin) return `loads ${src}`;
  if (at('loading') !== 'lazy') return 'loads a picture that is far away';
  return at('alt')?.trim() ? null : 'a picture without words';
}

test('whatever a text holds, it shows text, links and pictures of ours, and does nothing', () => {
  let pictures = 0;
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = render(<Markdown text={text} level={2} missingPicture="Kein Bild." />);
      const elements = [...(shown.container.firstElementChild?.querySelectorAll('*') ?? [])];
      shown.unmount();
      pictures += elements.filter(({ nodeName }) => nodeName === 'IMG').length;
      expect(elements.flatMap((element) => harmOf(element) ?? [])).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  // Otherwise the test would say nothing about pictures. Some 650 are usual.
  expect(pictures).toBeGreaterThan(100);
});

test('only pictures that are shown are kept', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = render(<Markdown text={text} level={2} missingPicture="Kein Bild." />);
      const sources = [...shown.container.querySelectorAll('img')].map((one) =>
        one.getAttribute('src'),
      );
      shown.unmount();
      expect(picturesIn(text)).toEqual(sources);
    }),
  );
});
