import { render } from '@testing-library/react';
import { Markdown } from './Markdown';

function html(markdown: string, level = 2) {
  const { container } = render(<Markdown text={markdown} level={level} />);
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
    says: 'a picture is not loaded from elsewhere',
    markdown: '![a](https://a.example/a.png)',
    expected: '<p></p>',
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
