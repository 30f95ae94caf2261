import { mailtoLink } from './mailto-link';

test.each([
  { says: 'a blank is no plus', text: 'a b', is: 'a%20b' },
  { says: 'a plus stays one', text: 'a+b', is: 'a%2Bb' },
  { says: 'separators are escaped', text: 'a&b=c?d#e', is: 'a%26b%3Dc%3Fd%23e' },
  { says: 'a percent sign', text: '100 %', is: '100%20%25' },
  { says: 'an umlaut', text: 'Zähler', is: 'Z%C3%A4hler' },
  { says: 'an emoji', text: '💧', is: '%F0%9F%92%A7' },
  { says: 'half an emoji', text: 'a\ud83db', is: 'ab' },
  { says: 'a line break', text: 'a\nb', is: 'a%0D%0Ab' },
  { says: 'a line break of Windows', text: 'a\r\nb', is: 'a%0D%0Ab' },
  { says: 'an old line break', text: 'a\rb', is: 'a%0D%0Ab' },
  { says: 'nothing', text: '', is: '' },
])('mailtoLink: $says', ({ text, is }) => {
  expect(mailtoLink({ subject: '', body: text })).toBe(`mailto:?subject=&body=${is}`);
});

test('the subject is encoded, too', () => {
  const link = mailtoLink({ subject: 'Strom & Gas', body: 'x' });
  expect(link).toBe('mailto:?subject=Strom%20%26%20Gas&body=x');
});

const start = 'mailto:?subject=&body=';
const room = 2000 - start.length;

test.each([
  { says: '2000 characters stay', body: 'x'.repeat(room), is: 'x'.repeat(room) },
  { says: 'one more is cut', body: 'x'.repeat(room + 1), is: 'x'.repeat(room) },
  {
    says: 'a letter that just fits',
    body: `${'x'.repeat(room - 6)}ä`,
    is: `${'x'.repeat(room - 6)}%C3%A4`,
  },
  { says: 'no letter is cut apart', body: `${'x'.repeat(room - 5)}ä`, is: 'x'.repeat(room - 5) },
])('the length of a mailto link: $says', ({ body, is }) => {
  expect(mailtoLink({ subject: '', body })).toBe(`${start}${is}`);
});
