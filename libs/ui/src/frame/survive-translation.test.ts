import { surviveTranslation } from './survive-translation';

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

it('takes the removal of what is gone as done', () => {
  const { page, text } = aTranslatedPage();
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('<font>A</font>b<i></i>');
});

it('puts last what should stand before something that is gone', () => {
  const { page, text } = aTranslatedPage();
  page.insertBefore(document.createElement('b'), text);
  expect(page.innerHTML).toBe('<font>A</font>b<i></i><b></b>');
});

it('leaves everything else as it is', () => {
  const { page, rest, last } = aTranslatedPage();
  page.removeChild(rest);
  page.insertBefore(document.createElement('b'), last);
  page.insertBefore(document.createElement('u'), null);
  expect(page.innerHTML).toBe('<font>A</font><b></b><i></i><u></u>');
});
