import { addStyles, adoptStyles, sheetOf } from './shadow-sheet';

/** jsdom has no constructed style sheets. This one remembers its text. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const rootIn = () =>
  Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), {
    adoptedStyleSheets: [],
  });
const textOf = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.map((sheet) => ('text' in sheet ? sheet.text : null));

test('all roots of a page share one sheet, which also gets later styles', () => {
  Object.defineProperty(window, 'CSSStyleSheet', { configurable: true, value: FakeSheet });
  addStyles('a{}');
  const [first, second] = [rootIn(), rootIn()];
  adoptStyles(first);
  adoptStyles(second);
  addStyles('b{}');
  expect(textOf(first)).toEqual(['a{}b{}']);
  expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0]);
  // Another document gets its own sheet.
  expect(sheetOf(window)).not.toBe(first.adoptedStyleSheets[0]);
});
