import { checkReceiptEmail } from './check-receipt-email';

const ending = `@${'b'.repeat(52)}.de`;
const tooLong = { code: 'email-too-long', severity: 'blocks', limit: 120 };

test.each([
  { says: 'none', email: '', problem: null },
  { says: 'blanks', email: '  ', problem: null },
  { says: 'an address', email: 'a.kaya@sued-ost.example', problem: null },
  { says: 'an address with blanks around', email: ' a@b.de ', problem: null },
  {
    says: 'half an address',
    email: 'a.kaya@',
    problem: { code: 'email-unreadable', severity: 'blocks' },
  },
  { says: '120 characters', email: `${'a'.repeat(64)}${ending}`, problem: null },
  {
    says: '121 characters',
    email: `${'a'.repeat(64)}${ending.replace('@', '@b')}`,
    problem: tooLong,
  },
])('checkReceiptEmail: $says', ({ email, problem }) => {
  expect(checkReceiptEmail(email)).toEqual(problem);
});
