import { typedWords, utilityWords } from './typed-words';

test.each([
  {
    says: 'a salutation',
    text: 'Guten Tag, Frau Özdemir-Groß!',
    is: 'Guten Tag, Frau Özdemir-Groß!',
  },
  { says: 'a company', text: "O'Neil & Söhne (GmbH)", is: "O'Neil & Söhne (GmbH)" },
  { says: 'an association', text: 'Gartenfreunde e.V.', is: 'Gartenfreunde e. V.' },
  { says: 'a meter number', text: '1ESY1160123456', is: '1ESY1160123456' },
  { says: 'line breaks', text: 'Erika\r\n\r\nIhr Konto\u2028ist', is: 'Erika Ihr Konto ist' },
  { says: 'an address', text: 'https://evil.example/x?y=1', is: 'https evil. example x y 1' },
  { says: 'a bare host', text: 'Gehe zu www.evil.example', is: 'Gehe zu www. evil. example' },
  { says: 'a mail address', text: 'post@evil.example', is: 'post evil. example' },
  {
    says: 'full stops of other scripts',
    text: 'evil。example．org｡de',
    is: 'evil example. org de',
  },
  { says: 'a wide spelling', text: 'ｅｖｉｌ．ｅｘａｍｐｌｅ', is: 'evil. example' },
  { says: 'a joined stop', text: 'evil\u2024example', is: 'evil. example' },
  { says: 'a reversed line', text: 'Erika \u202Eelpmaxe.live', is: 'Erika elpmaxe. live' },
  { says: 'an invisible sign', text: 'evil.\u200Bexample', is: 'evil. example' },
  { says: 'markup', text: '<a href="x">Klick</a>', is: 'a href x Klick a' },
  { says: '60 characters', text: 'a'.repeat(60), is: 'a'.repeat(60) },
  { says: '200 characters', text: 'a'.repeat(200), is: `${'a'.repeat(59)}…` },
  { says: 'nothing but signs', text: '://<>', is: '' },
])('$says: $text', ({ text, is }) => {
  expect(typedWords(text)).toBe(is);
});

test.each([
  {
    says: 'whole',
    text: 'Lindenstraße 12/14, 39999 Neuenbrück, Keller rechts, hinter der zweiten Tür: links (s. Foto)',
    is: 'Lindenstraße 12/14, 39999 Neuenbrück, Keller rechts, hinter der zweiten Tür: links (s. Foto)',
  },
  { says: 'in one line', text: ' Keller\r\nrechts\u2028hinten\u0000 ', is: 'Keller rechts hinten' },
])('words of the utility stay $says', ({ text, is }) => {
  expect(utilityWords(text)).toBe(is);
});
