import { surviveTranslation, trustOwnScripts } from './prepare-page';

/** 'ab<i></i>', after a browser has replaced 'a' by its translation in a `font` element. */
function aTranslatedPage() {
  const page = document.createElement('p');
  const [text, rest, last] = [
    document.createTextNode('a'),
    document.createTextNode('b'),
    document.createElement('i'),
  ];
  page.append(text, rest, last);
  surviveTranslation(page);
  const font = document.createElement('font');
  font.textContent = 'A';
  page.replaceChild(font, text);
  return { page, text, rest, last };
}

it('ignores the removal of a node that is gone', () => {
  const { page, text } = aTranslatedPage();
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('<font>A</font>b<i></i>');
});

it('appends a node that should stand before one that is gone', () => {
  const { page, text } = aTranslatedPage();
  page.insertBefore(document.createElement('b'), text);
  expect(page.innerHTML).toBe('<font>A</font>b<i></i><b></b>');
});

it('does not change other calls', () => {
  const { page, rest, last } = aTranslatedPage();
  page.removeChild(rest);
  page.insertBefore(document.createElement('b'), last);
  page.insertBefore(document.createElement('u'), null);
  expect(page.innerHTML).toBe('<font>A</font><b></b><i></i><u></u>');
});

type Rules = { readonly createScriptURL: (address: string) => string | null };

function policyOf(): Rules {
  const made: Rules[] = [];
  const createPolicy = (_name: string, rules: Rules) => made.push(rules);
  const location = new URL('https://portal.example/ablesung/1');
  trustOwnScripts({ trustedTypes: { createPolicy }, location });
  const [rules] = made;
  if (rules === undefined) throw new Error('No policy was made.');
  return rules;
}

test.each([
  { says: 'a worker of ours', address: '/assets/qr.worker.js', passes: true },
  { says: 'with its whole address', address: 'https://portal.example/sw.js', passes: true },
  { says: 'a stranger', address: 'https://evil.example/sw.js', passes: false },
  { says: 'a stranger without a scheme', address: '//evil.example/sw.js', passes: false },
  { says: 'text as an address', address: 'data:text/javascript,alert(1)', passes: false },
  { says: 'another port', address: 'https://portal.example:8443/sw.js', passes: false },
])('$says', ({ address, passes }) => {
  expect(policyOf().createScriptURL(address)).toBe(passes ? address : null);
});

it('does nothing in a browser without trusted types', () => {
  expect(() => trustOwnScripts(window)).not.toThrow();
});
