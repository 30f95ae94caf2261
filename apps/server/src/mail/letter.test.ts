import { mailWords } from '@ablesbar/i18n';
import { renderLetter } from './letter';

it('shows signs of HTML as text, and keeps the subject on one line', () => {
  const parts = [
    { kind: 'text', text: '<a href="x">&' },
    { kind: 'rows', rows: [['<b>', '"1"']] },
  ] as const;
  const { subject, text, html } = renderLetter(
    { subject: 'A\r\nBcc: b', parts },
    mailWords('de'),
    'Werke <1>',
  );
  expect(subject).toBe('A Bcc: b');
  expect(html).toContain('<html lang="de">');
  expect(text).toContain('<a href="x">&');
  expect(html).toContain('<p>&lt;a href=&quot;x&quot;&gt;&amp;</p>');
  expect(html).toMatch(/&lt;b&gt;.*&quot;1&quot;.*<p>Werke &lt;1&gt;<\/p>/);
});
