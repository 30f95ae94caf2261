import { linkPhoneNumbers } from './link-phone-numbers';

test.each([
  {
    says: 'an area code',
    text: 'Telefon 03999 7700, 8 bis 18 Uhr',
    link: '03999 7700',
    tel: '039997700',
  },
  { says: 'with signs between', text: '(03999) 77-00', link: '(03999) 77-00', tel: '039997700' },
  { says: 'with a slash', text: 'Tel.: 03999/7700.', link: '03999/7700', tel: '039997700' },
  { says: 'a country code', text: '+49 3999 7700', link: '+49 3999 7700', tel: '+4939997700' },
  {
    says: 'a country code, and a zero in brackets',
    text: '+49 (0) 3999 7700',
    link: '+49 (0) 3999 7700',
    tel: '+4939997700',
  },
  { says: 'six digits', text: '030 110', link: '030 110', tel: '030110' },
])('a number becomes a link: $says', ({ text, link, tel }) => {
  expect(linkPhoneNumbers(text)).toBe(text.replace(link, `[${link}](tel:${tel})`));
});

test.each([
  { says: 'five digits', text: '03999 Neuenbrück' },
  { says: 'sixteen digits', text: '0000000000000000' },
  { says: 'an IBAN', text: 'DE02 1203 0000 0000 2020 51' },
  { says: 'a date', text: '01.02.2026' },
  { says: 'hours', text: 'von 08:00 bis 18:00 Uhr' },
  { says: 'a meter number', text: '1ESY0160123456' },
  { says: 'a number that is a link already', text: '[03999 7700](tel:+4939997700)' },
  { says: 'a part of an address', text: 'https://www.example.de/03999 und <tel:039997700>' },
])('stays as it is: $says', ({ text }) => {
  expect(linkPhoneNumbers(text)).toBe(text);
});
