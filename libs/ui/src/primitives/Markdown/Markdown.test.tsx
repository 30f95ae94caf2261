import { fireEvent, render, screen } from '@testing-library/react';
import { Markdown } from './Markdown';

function show(markdown: string, level = 2) {
  return render(<Markdown text={markdown} level={level} missingPicture="Kein Bild." />);
}

function html(markdown: string, level = 2) {
  const { container } = show(markdown, level);
  return container.firstElementChild?.innerHTML.trim() ?? '';
}

test.each([
  { says: 'bold is bold', markdown: '**a**', expected: '<p><strong>a</strong></p>' },
  {
    says: 'a link leaves nothing of us behind',
    markdown: '[a](https://a.example)',
    expected: '<p><a href="https://a.example" rel="noopener noreferrer">a</a></p>',
  },
  {
    says: 'a telephone number can be called',
    markdown: '[1](tel:+4939997700)',
    expected: '<p><a href="tel:+4939997700" rel="noopener noreferrer">1</a></p>',
  },
  {
    says: 'an address of ours is one',
    markdown: '[a](/ablesung)',
    expected: '<p><a href="/ablesung" rel="noopener noreferrer">a</a></p>',
  },
  {
    says: 'one that only looks like ours is none',
    markdown: '[a](//evil.example)',
    expected: '<p><a rel="noopener noreferrer">a</a></p>',
  },
  {
    says: 'plain http is no link',
    markdown: '[a](http://a.example)',
    expected: '<p><a rel="noopener noreferrer">a</a></p>',
  },
  {
    says: 'a script is no link',
    markdown: '[a](javascript:alert(1))',
    expected: '<p><a rel="noopener noreferrer">a</a></p>',
  },
  {
    says: 'markup that acts is gone',
    markdown: '<img src=x onerror=alert(1)>a',
    expected: '<p>a</p>',
  },
  { says: 'a script is gone', markdown: 'a<script>alert(1)</script>', expected: '<p>a</p>' },
  {
    says: 'a style is gone',
    markdown: '<p style="position:fixed" class="x" id="root">a</p>',
    expected: '<p>a</p>',
  },
  {
    says: 'a picture of ours with words is shown, and loaded when it is near',
    markdown: '![a](/a.png "b")',
    expected: '<p><img src="/a.png" alt="a" title="b" loading="lazy"></p>',
  },
  ...[
    { says: 'from elsewhere', picture: '![a](https://a.example/a.png)' },
    { says: 'from elsewhere by two slashes', picture: '![a](//a.example/a.png)' },
    { says: 'from elsewhere by a backslash', picture: '<img alt="a" src="/\\a.example/a.png">' },
    { says: 'from elsewhere by a tab', picture: '<img alt="a" src="/\t/a.example/a.png">' },
    { says: 'within the text', picture: '<img alt="a" src="data:image/png;base64,AAAA">' },
    { says: 'without words', picture: '![ ](/a.png)' },
  ].map(({ says, picture }) => ({
    says: `a picture ${says} is gone`,
    markdown: `a ${picture}`,
    expected: '<p>a </p>',
  })),
  {
    says: 'a picture of ours does nothing else',
    markdown: 'a <img alt="a" src="/a.png" srcset="//evil.example/a" onerror="alert(1)" style="x">',
    expected: '<p>a <img alt="a" src="/a.png" loading="lazy"></p>',
  },
])('$says', ({ markdown, expected }) => {
  expect(html(markdown)).toBe(expected);
});

test.each([
  {
    says: 'the largest heading takes the level',
    markdown: '# a\n## b',
    level: 2,
    expected: ['h2', 'h3'],
  },
  {
    says: 'a heading of that level stays',
    markdown: '## a\n### b',
    level: 2,
    expected: ['h2', 'h3'],
  },
  { says: 'a smaller one is not made larger', markdown: '### a', level: 2, expected: ['h3'] },
  {
    says: 'there is nothing below the sixth',
    markdown: '# a\n###### b',
    level: 3,
    expected: ['h3', 'h6'],
  },
])('$says', ({ markdown, level, expected }) => {
  const tags = [...html(markdown, level).matchAll(/<(h\d)/g)].map(([, tag]) => tag);
  expect(tags).toEqual(expected);
});

test.each([
  { says: '64 kB are read as markdown', length: 64 * 1024, isRead: true },
  { says: 'one sign more is shown as it is', length: 64 * 1024 + 1, isRead: false },
])('$says', ({ length, isRead }) => {
  expect(html(`**a**${'\n'.repeat(length - 5)}`) === '<p><strong>a</strong></p>').toBe(isRead);
});

test('a picture that does not load says so, and is loaded again with the connection', () => {
  show('![Zählwerk](/a.png)');
  const picture = screen.getByRole('img', { name: 'Zählwerk' });
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  expect(screen.getByText('Zählwerk. Kein Bild.')).toBeVisible();
  const asked = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
  fireEvent(window, new Event('online'));
  expect(asked).toHaveBeenCalledWith('/a.png');
  fireEvent.load(picture);
  expect(picture).toBeVisible();
  expect(screen.queryByText(/Kein Bild/)).toBeNull();
});
